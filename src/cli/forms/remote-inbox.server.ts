import { resolve } from 'node:path';
import type { InboxClient } from '~/usecases/forms/inbox-client';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';

/** Works on the inbox of a running site; returns the exit code. */
export async function runRemoteInboxCommand(
  client: InboxClient,
  { name, values, say }: { name: string; values: CommandValues; say: (line: string) => void },
): Promise<number> {
  // The site stands in another folder than whoever types.
  const meant = values.to === undefined ? values : { ...values, to: resolve(values.to) };
  const given = Object.entries(meant).flatMap(([option, value]) =>
    value === undefined ? [] : [[option, value] as const],
  );
  const { lines, code } = await client.run({ command: name, values: Object.fromEntries(given) });
  if (code === 2) throw new UsageError(lines.join('\n'));
  for (const line of lines) say(line);
  return code;
}
