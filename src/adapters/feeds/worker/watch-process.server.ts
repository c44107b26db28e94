import { writeSync } from 'node:fs';
import type { ReadingTask } from './frame';

const lookEveryMs = 50;
const standardError = 2;
/** Said before the end, for the parent process to know why. */
export const memoryNote = 'feed reader: too much memory';

/** Ends this process when it takes too much memory, or when the process that started it is gone. */
export function watchProcess({ parentPid, maxMemoryBytes }: ReadingTask): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryBytes) {
      writeSync(standardError, `${memoryNote}\n`);
      process.kill(process.pid, 'SIGKILL');
    }
    if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  }, lookEveryMs);
}
