import { statfsSync } from 'node:fs';
import {
  allowsCheckpoint,
  type DiskSpace,
  describeLowDisk,
  isDiskLow,
} from '~/domain/operations/disk-space';

/** Reports why a disk has no space for more writes. */
export interface DiskWatch {
  /** Undefined if there is space. `isFresh` forces a new measurement. */
  lowBecause(isFresh?: boolean): string | undefined;
  /** Whether a checkpoint can be tried to free space. */
  allowsCheckpoint(): boolean;
}

/** In this time the engine writes a few megabytes at most, less than the reserve. */
const measureEveryMs = 50;

/** Watches the disk of a folder. */
export function watchDisk(
  folder: string,
  segmentBytes: number,
  measure: (folder: string) => Omit<DiskSpace, 'segmentBytes'> = measureDisk,
): DiskWatch {
  const look = (): DiskSpace => ({ ...measure(folder), segmentBytes });
  let measuredAt = Number.NEGATIVE_INFINITY;
  let low: string | undefined;
  return {
    lowBecause(isFresh = false) {
      const now = performance.now();
      if (!isFresh && now - measuredAt < measureEveryMs) return low;
      measuredAt = now;
      const space = look();
      low = isDiskLow(space, low !== undefined) ? describeLowDisk(space, folder) : undefined;
      return low;
    },
    allowsCheckpoint: () => allowsCheckpoint(look()),
  };
}

/** The disk space available to this user. */
export function measureDisk(folder: string): Omit<DiskSpace, 'segmentBytes'> {
  const { bsize, blocks, bavail } = statfsSync(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
