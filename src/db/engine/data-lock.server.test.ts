import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { acquireDataLock } from './data-lock.server';

const program = fileURLToPath(
  new URL('../../../tests/programs/hold-data-lock.ts', import.meta.url),
);

let folder: string;
let children: ChildProcess[] = [];
const lockFile = () => join(folder, 'glowfare.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glowfare-lock-'));
});

afterEach(async () => {
  await Promise.all(children.map((child) => killed(child)));
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** A separate process, ready to take the lock; `take` returns what it reports about the lock. */
async function startProcess() {
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async () => String((await lines.next()).value);
  expect(await hear()).toBe('up');
  return {
    child,
    take() {
      child.stdin.write('take\n');
      return hear();
    },
    letGo() {
      child.stdin.end();
      return hear();
    },
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

function writeLock(holder: object): void {
  const complete = {
    token: 'other',
    pid: process.pid,
    started: '1',
    host: hostname(),
    since: '2026-01-01T00:00:00.000Z',
    ...holder,
  };
  writeFileSync(lockFile(), JSON.stringify(complete));
}

async function expectTaken(): Promise<void> {
  const lock = await acquireDataLock(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
}

test('releasing the lock removes its file', async () => {
  await expectTaken();
  await expectTaken();
});

test('refuses a second process and names the holder', async () => {
  const holder = await startProcess();
  expect(await holder.take()).toBe(`holding ${holder.child.pid}`);
  await expect(acquireDataLock(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${holder.child.pid} since 20`,
  );
  await expect(acquireDataLock(folder)).rejects.toThrow('another folder with DATA_DIR');
  expect(await holder.letGo()).toBe('released');
  await expectTaken();
});

test('one process cannot open the folder twice', async () => {
  const lock = await acquireDataLock(folder);
  await expect(acquireDataLock(folder)).rejects.toThrow(`in use by process ${process.pid} `);
  lock.release();
});

test('the lock of a killed process is taken over', async () => {
  const holder = await startProcess();
  expect(await holder.take()).toContain('holding');
  await killed(holder.child);
  expect(readdirSync(folder)).toEqual(['glowfare.lock']);
  await expectTaken();
});

test('a process that reuses the dead holder’s id is not mistaken for it', async () => {
  writeLock({ pid: process.pid, started: '1' });
  await expectTaken();
});

test.skipIf(process.platform !== 'linux')(
  'a killed holder whose parent has not noticed is dead',
  async () => {
    // The shell becomes a program that never asks what happened to its child.
    const script = 'sleep 60 & echo $!; exec sleep 60';
    const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(parent);
    const [pid] = await once(createInterface({ input: parent.stdout }), 'line');
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    const readStat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
    writeLock({ pid: Number(pid), started: readStat()?.[19] });
    await expect(acquireDataLock(folder)).rejects.toThrow(`process ${pid}`);
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => readStat()?.[0]).toBe('Z');
    await expectTaken();
  },
);

test.each(['', '{', 'null', '{"pid":1}', '\0\0\0\0', '[]'])(
  'a lock file that says %j is taken over',
  async (content) => {
    writeFileSync(lockFile(), content);
    await expectTaken();
  },
);

test('trusts a holder on another host while its heartbeat continues', async () => {
  writeLock({ host: 'elsewhere', pid: 4242 });
  await expect(acquireDataLock(folder)).rejects.toThrow('in use by process 4242 on elsewhere');
  const longAgo = new Date(Date.now() - minuteMs);
  utimesSync(lockFile(), longAgo, longAgo);
  await expectTaken();
});

test('a former holder does not release its successor’s lock', async () => {
  const lock = await acquireDataLock(folder);
  writeLock({ token: 'successor' });
  lock.release();
  expect(readFileSync(lockFile(), 'utf8')).toContain('successor');
});

test.each([
  ['that died here', () => writeLock({ started: '1' })],
  [
    'that fell silent elsewhere',
    () => {
      writeLock({ host: 'elsewhere' });
      utimesSync(lockFile(), new Date(0), new Date(0));
    },
  ],
  ['that cannot be read', () => writeFileSync(lockFile(), '')],
])(
  'of six processes that find the lock of a holder %s, one gets it',
  async (_, leave) => {
    leave();
    const starters = await Promise.all(Array.from({ length: 6 }, startProcess));
    const answers = await Promise.all(starters.map(({ take }) => take()));
    const holders = answers.filter((answer) => answer.startsWith('holding'));
    expect(holders).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('is in use by process'))).toHaveLength(5);
    const pid = Number(holders[0]?.split(' ')[1]);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid });
  },
  60_000,
);
