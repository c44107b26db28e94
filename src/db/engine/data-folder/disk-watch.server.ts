import { statfsSync } from 'node:fs';
import {
  allowsCheckpoint,
  type DiskSpace,
  describeLowDisk,
  isDiskLow,
} from '~/domain/operations/disk-space';

/** Says why a disk has no room for more writes; undefined when it has. */
export interface DiskWatch {
  /** `isFresh` measures again, even a moment after the last time. */
  lowBecause(isFresh?: boolean): string | undefined;
  /** Whether a checkpoint can be tried to make room. */
  allowsCheckpoint(): boolean;
}

/** In this time the engine writes a few megabytes at most, less than the reserve. */
const measureEveryMs = 50;

/** Watches the disk that a folder is on. */
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

/** The space on the disk of a folder that this user may fill. */
export function measureDisk(folder: string): Omit<DiskSpace, 'segmentBytes'> {
  const { bsize, blocks, bavail } = statfsSync(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
