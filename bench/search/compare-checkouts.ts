import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./checkouts-process.ts', import.meta.url));

/** Runs the comparison with another checkout in a process of its own, without the rows' memory. */
export async function compareCheckouts(files: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--max-old-space-size=8192', program, ...files], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The comparison ended with ${code}.`);
}
