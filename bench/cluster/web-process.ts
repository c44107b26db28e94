import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../tests/setup/free-port.ts';

/** A process of the built site on a port of its own. */
export interface WebProcess {
  readonly name: string;
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** From the start of the process until it is ready. */
  readonly readyAfterMs: number;
  start(): Promise<void>;
  /** SIGTERM: finishes its requests and jobs. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

interface ProcessOptions {
  name: string;
  services: 'web' | 'worker';
  env: Record<string, string>;
  checkout?: string;
}

export async function createProcess({
  name,
  services,
  env,
  checkout = '.',
}: ProcessOptions): Promise<WebProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let readyAfterMs = 0;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  process.on('exit', () => child?.kill('SIGKILL'));

  return {
    name,
    url,
    port,
    get pid() {
      return child?.pid ?? 0;
    },
    get readyAfterMs() {
      return readyAfterMs;
    },
    async start() {
      const startedAt = performance.now();
      child = spawn(process.execPath, ['build/server/main.js', `--services=${services}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
        cwd: checkout,
        env: {
          ...process.env,
          ...env,
          [services === 'web' ? 'PORT' : 'HEALTH_PORT']: String(port),
        },
      });
      const exited = once(child, 'exit').then(([code]) => {
        throw new Error(`${name} ended with ${code} before it was ready.`);
      });
      exited.catch(() => {});
      const ready = new Promise<void>((resolve) => {
        child?.stdout?.on('data', (text: Buffer) => {
          if (text.includes('Ready')) resolve();
        });
      });
      await Promise.race([ready, exited]);
      readyAfterMs = performance.now() - startedAt;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
