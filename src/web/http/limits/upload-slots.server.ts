import { AppError } from '~/domain/app-error';
import { uploadLimits } from '~/domain/uploads/upload-limits';

/** A slot for one upload, held until the file is processed. */
export interface UploadSlot {
  /** Passes the body through and counts it. Fails if the upload is too slow. */
  track(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array<ArrayBufferLike>>;
  release(): void;
}

export interface UploadSlots {
  /** Takes a slot, and waits a limited time for a free one. Fails with 'busy'. */
  take(network: string): Promise<UploadSlot>;
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

interface WaitingUpload {
  network: string;
  start(): void;
}

type SlotLimits = Record<
  | 'maxConcurrentUploads'
  | 'maxUploadsPerNetwork'
  | 'maxWaitingUploads'
  | 'maxWaitingUploadsPerNetwork'
  | 'maxUploadWaitMs'
  | 'minUploadBytesPerSecond'
  | 'uploadGraceMs',
  number
>;

/** If all slots are taken, an upload slower than this multiple of the minimum can be evicted. */
const slowFactor = 4;
/** Share of the grace period during which an upload cannot be evicted. */
const protectedGraceShare = 0.2;
const checksPerGrace = 10;

/**
 * Limits concurrent uploads, in total and per network. Some more wait for a slot; their bodies are not
 * read meanwhile. Uploads below the minimum speed are aborted. If all slots are taken, a new upload
 * evicts the slowest one.
 */
export function createUploadSlots(limits: SlotLimits = uploadLimits): UploadSlots {
  const uploads = new Set<Upload>();
  /** In order of arrival. */
  const waiting = new Set<WaitingUpload>();
  const countOf = (entries: Iterable<{ network: string }>, network: string) =>
    [...entries].filter((entry) => entry.network === network).length;
  const ageOf = (upload: Upload) => Math.max(1, performance.now() - upload.startedAt);
  const averageOf = (upload: Upload) => (upload.bytes / ageOf(upload)) * 1_000;
  /** Speed over the last grace period, so that an upload that stalled after a burst counts as slow. */
  const speedOf = (upload: Upload) => {
    const recentBytes = upload.bytes - (upload.byteSamples[0] ?? 0);
    return (recentBytes / Math.min(ageOf(upload), limits.uploadGraceMs)) * 1_000;
  };

  /** Makes room for an upload if possible; otherwise returns why it cannot start. */
  function makeRoom(network: string): AppError | null {
    if (countOf(uploads, network) >= limits.maxUploadsPerNetwork) {
      return new AppError('busy', {
        message: 'Other files from your network are still uploading. Please try again in a minute.',
      });
    }
    if (uploads.size < limits.maxConcurrentUploads) return null;
    const [slowest] = [...uploads]
      .filter(
        (upload) =>
          upload.isReceiving && ageOf(upload) > limits.uploadGraceMs * protectedGraceShare,
      )
      .toSorted((a, b) => speedOf(a) - speedOf(b));
    if (!slowest || speedOf(slowest) > limits.minUploadBytesPerSecond * slowFactor) {
      return new AppError('busy', {
        message: 'Too many files are being uploaded right now. Please try again in a minute.',
      });
    }
    slowest.abort();
    uploads.delete(slowest);
    return null;
  }

  function startWaiting(): void {
    for (const upload of waiting) {
      if (!makeRoom(upload.network)) upload.start();
    }
  }

  function start(network: string): UploadSlot {
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
      // An upload may have become slow enough to be evicted.
      startWaiting();
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
        startWaiting();
      },
    };
  }

  function wait(network: string, refusal: AppError): Promise<UploadSlot> {
    const { promise, resolve, reject } = Promise.withResolvers<UploadSlot>();
    const end = () => {
      clearTimeout(timer);
      waiting.delete(entry);
    };
    const entry: WaitingUpload = {
      network,
      start() {
        end();
        resolve(start(network));
      },
    };
    const timer = setTimeout(() => {
      end();
      reject(refusal);
    }, limits.maxUploadWaitMs).unref();
    waiting.add(entry);
    return promise;
  }

  return {
    async take(network) {
      const refusal = makeRoom(network);
      if (!refusal) return start(network);
      const isFull =
        waiting.size >= limits.maxWaitingUploads ||
        countOf(waiting, network) >= limits.maxWaitingUploadsPerNetwork;
      if (isFull) throw refusal;
      return wait(network, refusal);
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
