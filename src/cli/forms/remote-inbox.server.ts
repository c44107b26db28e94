import { resolve } from 'node:path';
import type { InboxClient } from '~/usecases/forms/inbox-client';
import type { Print } from '../command.server';
import type { CommandValues } from '../command-values';
import { UsageError } from '../usage-error';

/** Runs an inbox command in the running site; returns the exit code. */
export async function runRemoteInboxCommand(
  client: InboxClient,
  { name, values, print }: { name: string; values: CommandValues; print: Print },
): Promise<number> {
  // The site runs in another folder, so the path must be absolute.
  const resolved = values.to === undefined ? values : { ...values, to: resolve(values.to) };
  const given = Object.entries(resolved).flatMap(([option, value]) =>
    value === undefined ? [] : [[option, value] as const],
  );
  const { lines, code } = await client.run({ command: name, values: Object.fromEntries(given) });
  if (code === 2) throw new UsageError(lines.join('\n'));
  for (const line of lines) print(line);
  return code;
}
