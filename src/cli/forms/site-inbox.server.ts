import { resolve } from 'node:path';
import type { InboxDesk } from '~/usecases/forms/inbox-desk';
import type { CommandValues } from '../command-values';

/** Works on the inbox of a running site; returns the exit code. */
export async function runInboxAtSite(
  desk: InboxDesk,
  { name, values, say }: { name: string; values: CommandValues; say: (line: string) => void },
): Promise<number> {
  // The site stands in another folder than whoever types.
  const meant = values.to === undefined ? values : { ...values, to: resolve(values.to) };
  const given = Object.entries(meant).flatMap(([option, value]) =>
    value === undefined ? [] : [[option, value] as const],
  );
  const { lines, code } = await desk.run({ command: name, values: Object.fromEntries(given) });
  for (const line of lines) say(line);
  return code;
}
