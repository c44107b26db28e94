import { writeSync } from 'node:fs';
import type { ReadingTask } from './frame';

const checkIntervalMs = 50;
const standardError = 2;
/** Written before exiting, so that the parent process knows the reason. */
export const memoryNote = 'feed reader: too much memory';

/** Ends this process if it uses too much memory or its parent is gone. */
export function watchProcess({ parentPid, maxMemoryBytes }: ReadingTask): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) {
      writeSync(standardError, `${memoryNote}\n`);
      process.kill(process.pid, 'SIGKILL');
    }
    if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  }, checkIntervalMs);
}
