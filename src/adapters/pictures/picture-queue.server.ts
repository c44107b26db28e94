import { AppError } from '~/domain/app-error';
import type { PictureProcess } from './picture-process.server';
import type { Answer, Task } from './worker/protocol.ts';

export interface PictureQueue {
  run(task: Task): Promise<Answer>;
  /** How many wait, besides those under way. */
  waiting(): number;
  close(): Promise<void>;
}

/** Hands tasks to a few processes, first come first served, and refuses when too many wait. */
export function createPictureQueue(
  processes: readonly PictureProcess[],
  longest: number,
): PictureQueue {
  const idle = [...processes];
  const waiting: ((process: PictureProcess) => void)[] = [];

  function take(): Promise<PictureProcess> | PictureProcess {
    const free = idle.pop();
    if (free) return free;
    if (waiting.length >= longest) {
      throw new AppError('busy', {
        message: 'Too many new pictures are being made; ask again in a moment.',
      });
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    waiting: () => waiting.length,
    async run(task) {
      const process = await take();
      try {
        return await process.run(task);
      } finally {
        const next = waiting.shift();
        if (next) next(process);
        else idle.push(process);
      }
    },
    async close() {
      await Promise.all(processes.map((process) => process.close()));
    },
  };
}
