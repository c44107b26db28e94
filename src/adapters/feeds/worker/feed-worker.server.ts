import { readFileSync, writeSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { memoryNote, type ReadingTask } from './frames.server';

/**
 * Child process that parses one feed and exits, so that a hostile feed cannot harm the site. A watchdog
 * thread ends it if it uses too much memory or the site is gone, even while the main thread is busy.
 */
const standardInput = 0;
const standardOutput = 1;
const standardError = 2;
const task: ReadingTask = isMainThread
  ? JSON.parse(readFileSync(standardInput, 'utf8'))
  : workerData;
const niceness = 5;
const checkIntervalMs = 50;

async function read(): Promise<void> {
  // Ctrl-C reaches the whole process group, but the site decides when we stop.
  process.on('SIGINT', () => {});
  try {
    setPriority(niceness);
  } catch {
    // Some systems do not allow it; then it runs at normal priority.
  }
  // With streams of its own: connecting them to ours would make our standard output non-blocking.
  const streams = { stdout: true, stderr: true };
  new Worker(new URL(import.meta.url), { workerData: task, ...streams }).unref();
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

/** Ends this process if it uses too much memory or its parent is gone. */
function watchProcess({ parentPid, maxMemoryBytes }: ReadingTask): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) {
      writeSync(standardError, `${memoryNote}\n`);
      process.kill(process.pid, 'SIGKILL');
    }
    if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  }, checkIntervalMs);
}

if (isMainThread) await read();
else watchProcess(task);
