import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/**
 * PGlite has no lock: two processes that open the same folder silently lose rows. So the first one records
 * itself in a lock file.
 */
const holderSchema = z.object({
  token: z.string(),
  pid: z.number().int(),
  /** Process ids are reused; together with the start time they are unique. */
  started: z.string(),
  host: z.string(),
  since: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

export interface DataLock {
  release(): void;
}

const heartbeatMs = 10_000;
/** For a process on another host, such as a container, only the heartbeat can be checked. */
const heartbeatTimeoutMs = 45_000;

/** Takes the lock on a data folder, or throws with its holder. Takes over the lock of a dead holder. */
export async function acquireDataLock(dataDir: string): Promise<DataLock> {
  const path = join(dataDir, 'glowfare.lock');
  const mine: Holder = {
    token: randomUUID(),
    pid: process.pid,
    started: processStart(process.pid),
    host: hostname(),
    since: new Date().toISOString(),
  };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (tryCreate(path, mine)) {
      // A slower process may just have moved our new lock aside; see `removeStale`.
      await pause(50);
      if (readHolder(path)?.token === mine.token) return hold(path, mine);
    }
    const holder = readHolder(path);
    if (holder && isAlive(path, holder)) throw refusal(dataDir, holder);
    removeStale(path, holder);
    await pause(10 + Math.random() * 20);
  }
  throw new Error(`Could not take the lock ${path}: other processes keep taking it.`);
}

/** Creates the lock with its content atomically, so that no process reads a partial file. */
function tryCreate(path: string, holder: Holder): boolean {
  const tempPath = `${path}.${holder.token}`;
  writeFileSync(tempPath, JSON.stringify(holder));
  try {
    linkSync(tempPath, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(tempPath, { force: true });
  }
}

function hold(path: string, mine: Holder): DataLock {
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder was deleted; the next write to the database will fail.
    }
  }, heartbeatMs);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (readHolder(path)?.token === mine.token) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}

function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function isAlive(path: string, holder: Holder): boolean {
  if (holder.host !== hostname()) {
    // Deleted since we read it: another process has just found it dead.
    const heartbeat = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - heartbeat < heartbeatTimeoutMs;
  }
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  return processStart(holder.pid) === holder.started;
}

/**
 * Moves a dead holder's lock aside. Two processes may find the same dead holder; the slower one could then
 * move the faster one's new lock, so it checks what it moved and puts it back.
 */
function removeStale(path: string, dead: Holder | undefined): void {
  if (readHolder(path)?.token !== dead?.token) return;
  const movedPath = `${path}.${randomUUID()}`;
  try {
    renameSync(path, movedPath);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readHolder(movedPath);
  if (moved && moved.token !== dead?.token) {
    try {
      linkSync(movedPath, path);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
  }
  rmSync(movedPath, { force: true });
}

function refusal(dataDir: string, holder: Holder): Error {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
  return new Error(
    `The data folder ${dataDir} is in use by process ${holder.pid}${where} since ${holder.since}. ` +
      'Stop that process, or give this one another folder with DATA_DIR.',
  );
}

/**
 * The start time of a process as the kernel prints it; '' if the system does not provide it, or if the process has ended
 * and is only waiting for its parent to notice.
 */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
    return hasEnded ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
