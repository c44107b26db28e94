import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { ReadingTask } from './frame';
import { watchProcess } from './watch-process.server';

/**
 * Child process that parses one feed and exits, so that a hostile feed cannot harm the site. A watchdog
 * thread ends it if it uses too much memory or the site is gone, even while the main thread is busy.
 */
const standardInput = 0;
const standardOutput = 1;
const task: ReadingTask = isMainThread
  ? JSON.parse(readFileSync(standardInput, 'utf8'))
  : workerData;
const niceness = 5;

async function read(): Promise<void> {
  // Ctrl-C reaches the whole process group, but the site decides when we stop.
  process.on('SIGINT', () => {});
  try {
    setPriority(niceness);
  } catch {
    // Some systems do not allow it; then it runs at normal priority.
  }
  new Worker(new URL(import.meta.url), { workerData: task }).unref();
  const { FeedOutput } = await import('./feed-output.server');
  const { readFeed } = await import('./read-feed.server');
  const output = new FeedOutput(standardOutput);
  try {
    await readFeed(task, output);
  } catch (error) {
    output.note({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
  process.exit(0);
}

if (isMainThread) await read();
else watchProcess(task);
