import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Ended {
  code: number;
  output: string;
}

const running = new Set<ChildProcess>();
let stoppedBy: 'SIGINT' | 'SIGTERM' | undefined;

const priorities = new AsyncLocalStorage<number>();

/** Programs that `work` starts, and those that they start, leave the processor to others. */
export function atLowPriority<T>(work: () => Promise<T>): Promise<T> {
  return priorities.run(constants.priority.PRIORITY_BELOW_NORMAL, work);
}

/** Runs the current npm, or the one on the PATH. */
export function runNpm(args: readonly string[]): Promise<Ended> {
  const npm = process.env.npm_execpath;
  const isScript = npm !== undefined && /\.c?js$/.test(npm);
  return isScript ? runToEnd(npm, args) : runProgram('npm', args);
}

/** Runs a JavaScript or TypeScript program with this Node from the project's folder. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  return runProgram(process.execPath, [program, ...args], env);
}

function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  stopTogether();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
  });
  running.add(child);
  const priority = priorities.getStore();
  if (child.pid !== undefined && priority !== undefined) setPriority(child.pid, priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (stoppedBy) exitWhenAllEnded(stoppedBy);
      else resolve({ code: code ?? 1, output });
    });
  });
}

/** Forwards stop signals to child processes, so that they can clean up. */
function stopTogether(): void {
  if (process.listenerCount('SIGINT') > 0) return;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppedBy) return;
      stoppedBy = signal;
      // On Windows, Ctrl-C reaches them too, and killing would leave no time to clean up.
      if (process.platform !== 'win32') for (const child of running) child.kill(signal);
      exitWhenAllEnded(signal);
    });
  }
}

function exitWhenAllEnded(signal: 'SIGINT' | 'SIGTERM'): void {
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
}
