import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { feedLimits } from '~/domain/feeds/feed-limits';
import { FeedReaderDied, FeedReadingStopped, FeedUnreadable } from '~/domain/feeds/reading-failure';
import { childProcesses } from '../../../tests/setup/child-processes';
import { readInChildProcess } from './reading-process.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-apart-'));
const path = join(folder, 'feed.csv');
/** Many more than fit into the pipe at once. */
const rowCount = 50_000;
const row = 'k1,Serum,Lumivera,https://shop.example/1,9\n';
writeFileSync(path, `id,name,brand,url,price\n${row.repeat(rowCount)}`);
const files = { paths: [path], base: null };
const never = new AbortController().signal;

/** Test files share a process, so another one's children may still be running. */
let others: readonly number[] = [];
beforeEach(() => {
  others = childProcesses();
});
const readingProcesses = () => childProcesses().filter((pid) => !others.includes(pid));

async function countRows(frames: ReturnType<typeof readInChildProcess>, onRows = () => {}) {
  let rows = 0;
  for await (const frame of frames) {
    if ('rows' in frame) {
      rows += frame.rows.length;
      onRows();
    }
  }
  return rows;
}

test('all rows of a file are returned', async () => {
  expect(await countRows(readInChildProcess(files, never))).toBe(rowCount);
});

test('a process that waits because the pipe is full loses nothing', async () => {
  let rows = 0;
  for await (const frame of readInChildProcess(files, never)) {
    if (rows === 0) await setTimeout(300);
    if ('rows' in frame) rows += frame.rows.length;
  }
  expect(rows).toBe(rowCount);
});

test.each([
  ['no progress', { maxSilentMs: 1 }, /no progress for 0.001 seconds/],
  ['too long', { maxReadingMs: 1 }, /longer than the limit/],
  ['too much memory', { maxMemoryBytes: 1_000 }, /more memory than the limit/],
])('%s: the process is killed and the error gives the reason', async (_, limit, reason) => {
  const reading = countRows(readInChildProcess(files, never, { ...feedLimits, ...limit }));
  await expect(reading).rejects.toThrow(reason);
  await expect(reading).rejects.toBeInstanceOf(FeedReaderDied);
  expect(readingProcesses()).toEqual([]);
});

test('heap exhausted: the process exits and the error gives the reason', async () => {
  const many = join(folder, 'many.jsonl');
  const product = '{"id":1,"title":"Serum","url":"https://shop.example/1","price":"9"}';
  writeFileSync(many, `${product}\n[${'{},'.repeat(1_200_000)}{}]\n`);
  const limits = { ...feedLimits, maxHeapMegabytes: 48 };
  const reading = countRows(readInChildProcess({ paths: [many], base: null }, never, limits));
  await expect(reading).rejects.toThrow(/more memory than the limit/);
});

test('a crash is distinguished from a normal exit', async () => {
  const crash = () => {
    for (const pid of readingProcesses()) process.kill(pid, 'SIGKILL');
  };
  await expect(countRows(readInChildProcess(files, never), crash)).rejects.toBeInstanceOf(
    FeedReaderDied,
  );
});

test('a missing file is not a crash', async () => {
  const gone = { paths: [join(folder, 'nowhere.csv')], base: null };
  await expect(countRows(readInChildProcess(gone, never))).rejects.toBeInstanceOf(FeedUnreadable);
});

test('stopping the site stops the read', async () => {
  const stopping = new AbortController();
  const reading = countRows(readInChildProcess(files, stopping.signal), () => stopping.abort());
  await expect(reading).rejects.toBeInstanceOf(FeedReadingStopped);
  expect(readingProcesses()).toEqual([]);
});

test('ending the iteration early ends the process', async () => {
  for await (const _ of readInChildProcess(files, never)) break;
  expect(readingProcesses()).toEqual([]);
});

test('the process exits with its parent, even while busy', async () => {
  const worker = fileURLToPath(new URL('./worker/', import.meta.url));
  const hooks = join(worker, 'source-hooks.server.ts');
  // Its parent is a process that already exited; its output is not read.
  const task = { ...files, parentPid: 1, maxMemoryBytes: feedLimits.maxMemoryBytes };
  const program = join(worker, 'feed-worker.server.ts');
  const args = ['--import', hooks, program];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end(JSON.stringify(task));
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

test.runIf(process.platform === 'linux')(
  'hides the address from other users of the machine',
  async () => {
    const base = 'https://shop.example/feed?apikey=q1W2e3R4';
    let seen = '';
    const look = () => {
      seen ||= childProcesses()
        .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        .join();
    };
    await countRows(readInChildProcess({ ...files, base }, never), look);
    expect(seen).toContain('feed-worker');
    expect(seen).not.toContain('shop.example');
  },
);

test('reads more files than fit on a command line', async () => {
  const paths = Array<string>(3_000).fill(join(folder, 'empty.csv'));
  writeFileSync(join(folder, 'empty.csv'), '');
  expect(await countRows(readInChildProcess({ paths: [...paths, path], base: null }, never))).toBe(
    rowCount,
  );
});

test('reports a process that cannot be started', async () => {
  const { execPath } = process;
  process.execPath = join(folder, 'no-node');
  try {
    await expect(countRows(readInChildProcess(files, never))).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
  expect(await countRows(readInChildProcess(files, never))).toBe(rowCount);
});
