import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A server program of the operating system, such as Redis, that can be killed and started again. */
export interface ServiceProcess {
  readonly folder: string;
  readonly process: ChildProcess | undefined;
  start(): Promise<void>;
  /** Ends it without a chance to clean up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

interface ServiceOptions {
  program: string;
  /** The arguments; the folder is its working directory. */
  args: (folder: string) => string[];
  /** Writes its configuration. */
  prepare?: (folder: string) => void;
  /** Resolves when it accepts connections. */
  isReady: () => Promise<boolean>;
}

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

/** The path of a program; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...onPath, ...folders]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Several of these programs refuse to run as root. */
function serviceUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe', encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a program in a temporary folder. It ends with this process. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  const path = findProgram(options.program);
  if (!path) throw new Error(`${options.program} is not installed.`);
  const user = serviceUser();
  const folder = mkdtempSync(join(tmpdir(), `glowfare-${options.program}-`));
  options.prepare?.(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  let running: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  }

  const service: ServiceProcess = {
    folder,
    get process() {
      return running;
    },
    async start() {
      let output = '';
      const child = spawn(path, options.args(folder), {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = child;
      const collect = (text: Buffer) => {
        if (output.length < 10_000) output += text.toString();
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      while (!(await options.isReady().catch(() => false))) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`${options.program} did not start:\n${output}`);
        await pause(20);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM');
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const killAtExit = () => running?.kill('SIGKILL');
  process.on('exit', killAtExit);
  await service.start();
  return service;
}
