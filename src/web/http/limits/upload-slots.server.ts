import { AppError } from '~/domain/app-error';
import { uploadLimits } from '~/domain/uploads/upload-limits';

/** A slot for one upload, held until the file is processed. */
interface UploadSlot {
  /** Passes the body through and counts it. Fails if the upload is too slow. */
  track(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array<ArrayBufferLike>>;
  release(): void;
}

export interface UploadSlots {
  /** Takes a slot; throws 'busy' if none is free. */
  take(network: string): UploadSlot;
}

interface Upload {
  network: string;
  startedAt: number;
  bytes: number;
  /** Number of bytes at the last checks, oldest first. */
  byteSamples: number[];
  isReceiving: boolean;
  abort(): void;
}

type SlotLimits = Record<
  'maxConcurrentUploads' | 'maxUploadsPerNetwork' | 'minUploadBytesPerSecond' | 'uploadGraceMs',
  number
>;

/** If all slots are taken, an upload slower than this multiple of the minimum can be evicted. */
const slowFactor = 4;
/** Share of the grace period during which an upload cannot be evicted. */
const protectedGraceShare = 0.2;
const checksPerGrace = 10;

/**
 * Limits concurrent uploads, in total and per network. Uploads below the minimum speed are aborted. If
 * all slots are taken, a new upload evicts the slowest one.
 */
export function createUploadSlots(limits: SlotLimits = uploadLimits): UploadSlots {
  const uploads = new Set<Upload>();
  const ageOf = (upload: Upload) => Math.max(1, performance.now() - upload.startedAt);
  const averageOf = (upload: Upload) => (upload.bytes / ageOf(upload)) * 1_000;
  /** Speed over the last grace period, so that an upload that stalled after a burst counts as slow. */
  const speedOf = (upload: Upload) => {
    const recentBytes = upload.bytes - (upload.byteSamples[0] ?? 0);
    return (recentBytes / Math.min(ageOf(upload), limits.uploadGraceMs)) * 1_000;
  };

  function ensureFreeSlot(network: string): void {
    const own = [...uploads].filter((upload) => upload.network === network);
    if (own.length >= limits.maxUploadsPerNetwork) {
      throw new AppError('busy', {
        message: 'Other files from your network are still uploading. Please try again in a minute.',
      });
    }
    if (uploads.size < limits.maxConcurrentUploads) return;
    const [slowest] = [...uploads]
      .filter(
        (upload) =>
          upload.isReceiving && ageOf(upload) > limits.uploadGraceMs * protectedGraceShare,
      )
      .toSorted((a, b) => speedOf(a) - speedOf(b));
    if (!slowest || speedOf(slowest) > limits.minUploadBytesPerSecond * slowFactor) {
      throw new AppError('busy', {
        message: 'Too many files are being uploaded right now. Please try again in a minute.',
      });
    }
    slowest.abort();
    uploads.delete(slowest);
  }

  return {
    take(network) {
      ensureFreeSlot(network);
      const aborting = Promise.withResolvers<never>();
      // The stream may have no reader when it is aborted.
      aborting.promise.catch(() => {});
      const abort = () =>
        aborting.reject(
          new AppError('upload_too_slow', {
            message: 'The upload was too slow. Please try again on a faster connection.',
          }),
        );
      const upload: Upload = {
        network,
        startedAt: performance.now(),
        bytes: 0,
        byteSamples: [0],
        isReceiving: true,
        abort,
      };
      uploads.add(upload);
      const timer = setInterval(() => {
        const isLate = ageOf(upload) > limits.uploadGraceMs;
        if (isLate && averageOf(upload) < limits.minUploadBytesPerSecond) abort();
        upload.byteSamples.push(upload.bytes);
        if (upload.byteSamples.length > checksPerGrace) upload.byteSamples.shift();
      }, limits.uploadGraceMs / checksPerGrace).unref();
      const arrived = () => {
        upload.isReceiving = false;
        clearInterval(timer);
      };
      return {
        track: (body) => tracked(body, { upload, isCut: aborting.promise, arrived }),
        release() {
          arrived();
          uploads.delete(upload);
        },
      };
    },
  };
}

function tracked(
  body: ReadableStream<Uint8Array>,
  { upload, isCut, arrived }: { upload: Upload; isCut: Promise<never>; arrived: () => void },
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await Promise.race([reader.read(), isCut]);
      if (done) {
        arrived();
        controller.close();
        return;
      }
      upload.bytes += value.length;
      controller.enqueue(value);
    },
  });
}
