import { resolve } from 'node:path';
import { z } from 'zod';
import { askSite } from './ask-site.server';
import type { CommandValues } from './command-values';

const answer = z.object({ lines: z.array(z.string()), code: z.int() });

/** Works on the inbox of a running site; returns the exit code. */
export async function runInboxAtSite(
  door: { url: string; key: string },
  { name, values, say }: { name: string; values: CommandValues; say: (line: string) => void },
): Promise<number> {
  // The site stands in another folder than whoever types.
  const meant = values.to === undefined ? values : { ...values, to: resolve(values.to) };
  const body = { command: name, values: meant };
  const { lines, code } = await askSite(door, { path: 'inbox', body, answer });
  for (const line of lines) say(line);
  return code;
}
