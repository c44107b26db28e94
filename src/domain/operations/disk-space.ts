const mebibyte = 1024 * 1024;
/** Room for what one statement writes. */
const minReserveBytes = 20 * mebibyte;
/** When the log has no room for its next segment, the engine fails while it writes. */
const reservedSegments = 2.5;
const maxReserveBytes = 256 * mebibyte;
const reserveShare = 0.05;
/** How much above the reserve counts as enough again, so that a site at the limit does not go back and forth. */
const recoveryFactor = 1.1;

/** The size of a file system and what is left of it for this user. */
export interface DiskSpace {
  totalBytes: number;
  freeBytes: number;
  /** The write-ahead log grows by this much at once. */
  segmentBytes: number;
}

/** How much of a disk is kept free: a share of it, within bounds. */
export function reserveBytesOf({
  totalBytes,
  segmentBytes,
}: Pick<DiskSpace, 'totalBytes' | 'segmentBytes'>): number {
  const share = Math.min(maxReserveBytes, totalBytes * reserveShare);
  return Math.max(minReserveBytes, segmentBytes * reservedSegments, share);
}

/** Whether a checkpoint may be tried to make room: it may begin a segment of the log itself. */
export function allowsCheckpoint({ freeBytes, segmentBytes }: DiskSpace): boolean {
  return freeBytes > segmentBytes * 2;
}

/** Whether writes must be refused; after that they need a little more room than before. */
export function isDiskLow(space: DiskSpace, wasLow: boolean): boolean {
  return space.freeBytes < reserveBytesOf(space) * (wasLow ? recoveryFactor : 1);
}

/** What an operator reads about a disk that is low. */
export function describeLowDisk(space: DiskSpace, folder: string): string {
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / mebibyte)} MB`;
  return (
    `The disk of ${folder} is almost full: ${inMegabytes(space.freeBytes)} are free, ` +
    `${inMegabytes(reserveBytesOf(space))} are needed. Make room; nothing is written until then.`
  );
}
