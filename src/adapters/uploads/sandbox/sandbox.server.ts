import { setPriority } from 'node:os';
import sharp from 'sharp';
import { PhotoRefused } from '../../../domain/pictures/photo-refused.ts';
import { convertPhoto, cropSquares, transformImage } from './decode-picture.server.ts';
import type { SandboxAnswer, SandboxTask } from './protocol.ts';
import { inspectResume } from './resumes/inspect-resume.server.ts';
import { createLimitWatch } from './watch-limits.server.ts';

/** Sandbox process that opens untrusted files one at a time, with limits. */
const [, , memoryBytes, cpuMs] = process.argv;
const limits = { memoryBytes: Number(memoryBytes), cpuMs: Number(cpuMs) };
const watch = createLimitWatch(limits);
const niceness = 10;

try {
  setPriority(niceness);
} catch {
  // Some systems do not allow it.
}
sharp.concurrency(1);
sharp.cache(false);

async function work(task: SandboxTask): Promise<SandboxAnswer> {
  switch (task.kind) {
    case 'crop':
      return { pictures: await cropSquares(task.bytes, task.sides) };
    case 'photo':
      return { pictures: [await convertPhoto(task.bytes)] };
    case 'transform':
      return { image: await transformImage(task.bytes, task.transform) };
    case 'resume':
      return { report: await inspectResume(task.bytes) };
  }
}

function answerError(error: unknown): SandboxAnswer {
  if (error instanceof PhotoRefused) return { refused: error.reason, detail: error.message };
  // A parser read past the end of the data.
  if (error instanceof RangeError) return { refused: 'broken', detail: error.message };
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

process.on('message', async (task: SandboxTask) => {
  const unwatch = watch((reason) => {
    unwatch();
    // SIGKILL, because a normal exit would wait for the decoder's threads.
    const kill = () => process.kill(process.pid, 'SIGKILL');
    process.send?.({ refused: 'too_costly', detail: reason }, kill);
  });
  const answer = await work(task).catch(answerError);
  unwatch();
  process.send?.(answer);
});
// The site is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C reaches the whole process group; the site decides when this process ends.
process.on('SIGINT', () => {});
