import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { shortLived } from './site-process.ts';

/** Starts a command of the built program, as an operator does in a terminal. */
export function glowfare(
  dataDir: string,
  args: readonly string[],
  { input, env }: { input?: string | Buffer; env?: Record<string, string> } = {},
) {
  // Node warns on stderr when both are set, as Playwright does.
  const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [...shortLived, 'build/server/cli.js', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...inherited,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      CATALOGUE: 'empty',
      ...env,
    },
  });
  // A command that was killed or reads no input has closed it.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  let stdout = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, stdout, stderr }));
  return { child, ended };
}
