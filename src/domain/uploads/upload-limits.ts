import { maxAnonymousAvatarBytes, maxAvatarBytes } from '../accounts/avatar.ts';
import { maxResumeBytes } from '../forms/resume-file.ts';

const mebibyte = 1024 * 1024;

/** Limits on untrusted files. */
export const uploadLimits = {
  maxPictureBytes: maxAvatarBytes,
  maxAnonymousPictureBytes: maxAnonymousAvatarBytes,
  maxPixels: 40_000_000,
  maxAvifPixels: 16_000_000,
  maxDecodedBytes: 160_000_000,
  maxJpegScans: 32,
  maxPictureParts: 10_000,
  maxAvifItems: 128,
  maxAvifFrames: 8,
  maxProfileBytes: mebibyte,
  maxResumeBytes: maxResumeBytes,
  maxFormFields: 64,
  maxFormHeaderBytes: 4 * 1024,
  maxDocumentEntries: 2_000,
  maxDocumentBytes: 100 * mebibyte,
  maxInspectedBytes: 32 * mebibyte,
  sandboxMemoryBytes: 512 * mebibyte,
  sandboxCpuMs: 5_000,
  sandboxTimeoutMs: 15_000,
  sandboxIdleMs: 30_000,
  sandboxMaxWaiting: 16,
  sandboxMaxWaitingPerNetwork: 3,
  maxConcurrentUploads: 8,
  maxUploadsPerNetwork: 2,
  maxWaitingUploads: 32,
  maxWaitingUploadsPerNetwork: 8,
  // Longer than the grace period, so that stalled uploads of the same network end before.
  maxUploadWaitMs: 20_000,
  minUploadBytesPerSecond: 16 * 1024,
  uploadGraceMs: 10_000,
} as const;

/** Descriptions for docs/limits.md. @internal */
export const uploadLimitMeanings: Readonly<Record<keyof typeof uploadLimits, string>> = {
  maxPictureBytes: 'Size of a profile picture.',
  maxAnonymousPictureBytes: 'Size of a profile picture in an anonymous session.',
  maxPixels: 'Pixels of an untrusted picture.',
  maxAvifPixels: 'Pixels of an AVIF; its decoder needs 15 to 25 bytes for each.',
  maxDecodedBytes: 'Width × height × channels × bytes per channel of a picture.',
  maxJpegScans: 'Scans of a progressive JPEG; encoders write about ten.',
  maxPictureParts: 'Chunks or segments of a PNG, JPEG or WebP.',
  maxAvifItems: 'Items, properties and references of an AVIF.',
  maxAvifFrames: 'Frames in one item of an AVIF.',
  maxProfileBytes: 'Size of a color profile once unpacked; larger ones are left out.',
  maxResumeBytes: 'Size of a resume.',
  maxFormFields: 'Fields and files in one form.',
  maxFormHeaderBytes: 'Header of one field or file in a form.',
  maxDocumentEntries: 'Files inside a DOCX, or directory entries of a DOC.',
  maxDocumentBytes: 'Size of all files inside a DOCX once unpacked.',
  maxInspectedBytes: 'Unpacked bytes of a PDF or DOCX that are searched for active content.',
  sandboxMemoryBytes: 'Memory of the sandbox process.',
  sandboxCpuMs: 'CPU time per file in the sandbox process.',
  sandboxTimeoutMs: 'Wall-clock time per file in the sandbox process.',
  sandboxIdleMs: 'Idle time before the sandbox process exits.',
  sandboxMaxWaiting: 'Files in the sandbox queue.',
  sandboxMaxWaitingPerNetwork: 'Files in the sandbox queue per network address.',
  maxConcurrentUploads: 'Concurrent uploads.',
  maxUploadsPerNetwork: 'Concurrent uploads per network address.',
  maxWaitingUploads:
    'Uploads that wait for one of these slots; their bodies are not read meanwhile.',
  maxWaitingUploadsPerNetwork: 'Waiting uploads per network address.',
  maxUploadWaitMs: 'Longest wait for a slot.',
  minUploadBytesPerSecond: 'Minimum average speed of an upload after the grace period.',
  uploadGraceMs: 'Grace period before the minimum upload speed applies.',
};
