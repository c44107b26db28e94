import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { ReadingTask } from './frame';
import { watchProcess } from './watch-process.server';

/**
 * A process of its own that reads one feed and ends: whatever a feed does to it, the site goes on. A second
 * thread ends it when it takes too much memory or when the site is gone, however busy the first one is.
 */
const standardInput = 0;
const standardOutput = 1;
const task: ReadingTask = isMainThread
  ? JSON.parse(readFileSync(standardInput, 'utf8'))
  : workerData;
const yielding = 5;

async function read(): Promise<void> {
  // The site decides when we are done: Ctrl-C reaches the whole group.
  process.on('SIGINT', () => {});
  try {
    setPriority(yielding);
  } catch {
    // Some systems do not allow it; then it competes like any other process.
  }
  new Worker(new URL(import.meta.url), { workerData: task }).unref();
  const { FeedOutput } = await import('./feed-output.server');
  const { FrameWriter } = await import('./frame-writer.server');
  const { readFeed } = await import('./read-feed.server');
  const output = new FeedOutput(new FrameWriter(standardOutput));
  try {
    await readFeed(task, output);
  } catch (error) {
    output.note({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
  process.exit(0);
}

if (isMainThread) await read();
else watchProcess(task);
