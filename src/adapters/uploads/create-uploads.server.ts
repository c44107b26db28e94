import { PhotoRefused } from '~/domain/pictures/photo-refused';
import { uploadLimits } from '~/domain/uploads/upload-limits';
import type { Uploads } from '~/usecases/deps';
import { findProgram } from '../find-program.server';
import { createFairQueue } from '../queue/fair-queue';
import type { SandboxAnswer, SandboxTask } from './sandbox/protocol.ts';
import { createSandboxProcess } from './sandbox-process.server';

/** Smaller limits, for tests. */
type UploadsOptions = Partial<Record<'memoryBytes' | 'cpuMs' | 'timeoutMs' | 'idleMs', number>>;

/** Opens untrusted files one at a time in a sandbox process with limits. */
export function createUploads(options: UploadsOptions = {}): Uploads {
  const process = createSandboxProcess({
    program: findProgram(import.meta.url, 'sandbox/sandbox.server.ts', 'upload-sandbox.js'),
    memoryBytes: uploadLimits.sandboxMemoryBytes,
    cpuMs: uploadLimits.sandboxCpuMs,
    timeoutMs: uploadLimits.sandboxTimeoutMs,
    idleMs: uploadLimits.sandboxIdleMs,
    ...options,
  });
  const queue = createFairQueue([process], {
    maxWaiting: uploadLimits.sandboxMaxWaiting,
    maxPerKey: uploadLimits.sandboxMaxWaitingPerNetwork,
    busyMessage: 'Many files are being checked right now. Please try again in a minute.',
  });

  async function run(task: SandboxTask, network: string): Promise<SandboxAnswer> {
    const worker = await queue.enter(network).turn;
    try {
      return await worker.run(task);
    } finally {
      queue.release(worker);
    }
  }

  async function runPicture(task: SandboxTask, network: string): Promise<Uint8Array[]> {
    const answer = await run(task, network);
    if ('pictures' in answer) return answer.pictures;
    if ('refused' in answer) throw new PhotoRefused(answer.refused, answer.detail);
    throw new PhotoRefused('broken', 'failed' in answer ? answer.failed : 'not a picture');
  }

  return {
    cropSquares: (bytes, sides, network) => runPicture({ kind: 'crop', bytes, sides }, network),
    async convertPhoto(bytes, host) {
      const [photo] = await runPicture({ kind: 'photo', bytes }, host);
      if (!photo) throw new PhotoRefused('broken', 'no picture came back');
      return photo;
    },
    async transformImage(bytes, transform, network) {
      const answer = await run({ kind: 'transform', bytes, transform }, network);
      if ('image' in answer) return answer.image;
      if ('refused' in answer) throw new PhotoRefused(answer.refused, answer.detail);
      throw new PhotoRefused('broken', 'failed' in answer ? answer.failed : 'not an image');
    },
    async inspectResume(bytes, network) {
      const answer = await run({ kind: 'resume', bytes }, network);
      if ('report' in answer) return answer.report;
      return { problem: 'damaged', detail: 'detail' in answer ? answer.detail : 'it failed' };
    },
    close: () => process.close(),
  };
}
