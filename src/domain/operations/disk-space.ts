const mebibyte = 1024 * 1024;
/** Room for one statement's writes. */
const minReserveBytes = 20 * mebibyte;
/** The engine crashes if the log has no room for its next segment. */
const reservedSegments = 2.5;
const maxReserveBytes = 256 * mebibyte;
const reserveShare = 0.05;
/** Hysteresis: writes resume only with this much more than the reserve free. */
const recoveryFactor = 1.1;

/** Size and free space of a file system for this user. */
export interface DiskSpace {
  totalBytes: number;
  freeBytes: number;
  /** The write-ahead log grows in segments of this size. */
  segmentBytes: number;
}

/** Free space to reserve: a share of the disk, within bounds. */
export function reserveBytesOf({
  totalBytes,
  segmentBytes,
}: Pick<DiskSpace, 'totalBytes' | 'segmentBytes'>): number {
  const share = Math.min(maxReserveBytes, totalBytes * reserveShare);
  return Math.max(minReserveBytes, segmentBytes * reservedSegments, share);
}

/** Whether a checkpoint to free space is safe: it may itself start a log segment. */
export function allowsCheckpoint({ freeBytes, segmentBytes }: DiskSpace): boolean {
  return freeBytes > segmentBytes * 2;
}

/** Whether to reject writes; recovery needs a little more free space. */
export function isDiskLow(space: DiskSpace, wasLow: boolean): boolean {
  return space.freeBytes < reserveBytesOf(space) * (wasLow ? recoveryFactor : 1);
}

/** The operator's message about low disk space. */
export function describeLowDisk(space: DiskSpace, folder: string): string {
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / mebibyte)} MB`;
  return (
    `The disk of ${folder} is almost full: ${inMegabytes(space.freeBytes)} are free, ` +
    `${inMegabytes(reserveBytesOf(space))} are needed. Free some space; until then, nothing is written.`
  );
}
