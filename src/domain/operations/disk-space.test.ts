import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowsCheckpoint, describeLowDisk, isDiskLow, reserveBytesOf } from './disk-space';

const mebibyte = 1024 * 1024;

const segmentBytes = 4 * mebibyte;

test.each([
  ['a small disk keeps room for a statement', 75, 4, 20],
  ['a small disk keeps room for large segments of the log', 75, 16, 40],
  ['a medium disk keeps a share', 1_000, 4, 50],
  ['a large disk keeps no more than it needs', 500_000, 4, 256],
])('%s', (_, total, segment, reserve) => {
  const disk = { totalBytes: total * mebibyte, segmentBytes: segment * mebibyte };
  expect(reserveBytesOf(disk)).toBe(reserve * mebibyte);
});

test('allows a checkpoint only if the log can still grow', () => {
  const space = { totalBytes: 75 * mebibyte, segmentBytes };
  expect(allowsCheckpoint({ ...space, freeBytes: 9 * mebibyte })).toBe(true);
  expect(allowsCheckpoint({ ...space, freeBytes: 7 * mebibyte })).toBe(false);
});

test('recovery from low disk space needs a little more free space', () => {
  const space = { totalBytes: 75 * mebibyte, freeBytes: 21 * mebibyte, segmentBytes };
  expect(isDiskLow(space, false)).toBe(false);
  expect(isDiskLow(space, true)).toBe(true);
});

test('a full disk is low and an empty one is not, for any size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 10_000_000 }), fc.boolean(), (megabytes, wasLow) => {
      const totalBytes = megabytes * mebibyte;
      expect(isDiskLow({ totalBytes, segmentBytes, freeBytes: 0 }, wasLow)).toBe(true);
      expect(isDiskLow({ totalBytes, segmentBytes, freeBytes: totalBytes }, wasLow)).toBe(false);
    }),
  );
});

test('names the disk and the missing space', () => {
  const space = { totalBytes: 75 * mebibyte, freeBytes: 3.9 * mebibyte, segmentBytes };
  expect(describeLowDisk(space, '/data')).toBe(
    'The disk of /data is almost full: 3 MB are free, 20 MB are needed. Free some space; until then, nothing is written.',
  );
});
