const mebibyte = 1024 * 1024;
/** One segment of the write-ahead log and a little more: less, and the engine fails while it writes. */
const smallestReserveBytes = 20 * mebibyte;
const largestReserveBytes = 256 * mebibyte;
const reserveShare = 0.05;
/** How much above the reserve counts as enough again, so that a site at the limit does not go back and forth. */
const recoveryFactor = 1.1;

/** The size of a file system and what is left of it for this user. */
export interface DiskSpace {
  totalBytes: number;
  freeBytes: number;
}

/** How much of a disk is kept free: a share of it, within bounds. */
export function reserveBytesOf({ totalBytes }: Pick<DiskSpace, 'totalBytes'>): number {
  return Math.min(largestReserveBytes, Math.max(smallestReserveBytes, totalBytes * reserveShare));
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
