import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FloodInput, Tally } from './flood.ts';

const program = fileURLToPath(new URL('./flood-process.ts', import.meta.url));

/** Runs a flood at low priority, because it shares the cores with the site. */
export async function runFlood(name: string, input: FloodInput): Promise<Tally> {
  const args = ['-n', '10', process.execPath, program, name, JSON.stringify(input)];
  const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) output += text;
  return JSON.parse(output);
}
