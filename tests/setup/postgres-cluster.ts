import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from './find-postgres.ts';
import { findFreePort } from './free-port.ts';

/** A PostgreSQL server that can be stopped and started like a real one. */
export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  /** Breaks all connections, like a server that shuts down. */
  stop(): Promise<void>;
  /** Ends it like a power failure. */
  kill(): Promise<void>;
  /** Starts a streaming replica of this server, by default on a free port. */
  startReplica(port?: number): Promise<Cluster>;
  /** Copies the running server to a new folder. */
  backUp(folder: string): Promise<void>;
  /** Makes a replica a primary. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

interface ClusterOptions {
  isLasting?: boolean;
  /** More settings of the server. */
  settings?: Record<string, string>;
}

const fixedSettings = {
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};
/** Test data need not survive a power failure. */
const fastUnsafeSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts an empty temporary server on a free port; it ends with this process. A lasting one uses
 * PostgreSQL's default durability: for benchmarks.
 */
export function startCluster({
  isLasting = false,
  settings = {},
}: ClusterOptions = {}): Promise<Cluster> {
  return startServer({ isLasting, settings }, (programs, data) => [
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ]);
}

/** Starts a server from a base backup and archived log files, as it was at a time. */
export function restoreCluster(backup: string, archive: string, at: Date): Promise<Cluster> {
  const settings = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00'),
    recovery_target_action: 'promote',
  };
  return startServer({ isLasting: true, settings }, (_, data) => [
    'sh',
    ['-c', `cp -a ${backup} ${data} && touch ${data}/recovery.signal`],
  ]);
}

const baseBackupOf = (port: number) =>
  `-h 127.0.0.1 -p ${port} -U postgres -X stream -c fast`.split(' ');

/** `create` is the command that creates the data folder. */
async function startServer(
  {
    isLasting,
    settings,
    port: givenPort,
  }: Required<ClusterOptions> & { port?: number | undefined },
  create: (programs: string, data: string) => [program: string, args: string[]],
): Promise<Cluster> {
  const programs = findPostgres();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(isLasting ? tmpdir() : fastFolder(), 'glowfare-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  // Detached, so that Ctrl-C in the terminal does not reach it before we stop it.
  const options = { ...user, cwd: folder, detached: true } as const;
  const data = join(folder, 'data');
  const runProgram = (program: string, args: string[]) =>
    promisify(execFile)(program, args, { ...user, cwd: folder });
  await runProgram(...create(programs, data));
  const cleanup = spawnCleanup(folder);
  const port = givenPort ?? (await findFreePort());
  const flags = Object.entries({
    ...fixedSettings,
    ...(!isLasting && fastUnsafeSettings),
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;

  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await untilReady(server);
    },
    async stop() {
      await end(server, 'SIGINT');
    },
    async kill() {
      await end(server, 'SIGKILL');
    },
    startReplica: (replicaPort) =>
      startServer({ isLasting, settings, port: replicaPort }, (_, copy) => [
        join(programs, 'pg_basebackup'),
        [...baseBackupOf(port), '-D', copy, '-R'],
      ]),
    async backUp(copy) {
      await runProgram(join(programs, 'pg_basebackup'), [...baseBackupOf(port), '-D', copy]);
    },
    async promote() {
      await runProgram(join(programs, 'pg_ctl'), ['promote', '-w', '-D', data]);
    },
    async remove() {
      await cluster.stop();
      cleanup.ref();
      const exited = once(cleanup, 'exit');
      cleanup.stdin?.end();
      await exited;
    },
  };
  try {
    await cluster.start();
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return cluster;
}

async function end(server: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

const memoryFolder = '/dev/shm';
const minFreeMemoryBytes = 4e9;

/** Each test file creates and drops a database of 300 files, which takes long on a disk. */
function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= minFreeMemoryBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user; try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root: add a user called postgres.');
}

/**
 * Waits until our end of its input closes, which also happens when we are killed, then ends a running
 * server and removes the folder.
 */
function spawnCleanup(folder: string): ChildProcess {
  const script = `read _; pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null)
    [ -n "$pid" ] && kill -QUIT "$pid" && sleep 1; rm -rf "$0"`;
  const cleanup = spawn('sh', ['-c', script, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  cleanup.unref();
  return cleanup;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // The last part: a replica can report thousands of refused connections before it is ready.
      output = (output + text).slice(-10_000);
      if (/ready to accept (read-only )?connections/.test(output)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}
