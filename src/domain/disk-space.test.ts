import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeLowDisk, isDiskLow, reserveBytesOf } from './disk-space';

const mebibyte = 1024 * 1024;

test.each([
  ['a small disk keeps room for the log', 75, 20],
  ['a medium disk keeps a share', 1_000, 50],
  ['a large disk keeps no more than it needs', 500_000, 256],
])('%s', (_, total, reserve) => {
  expect(reserveBytesOf({ totalBytes: total * mebibyte })).toBe(reserve * mebibyte);
});

test('a disk that was low needs a little more room than one that was not', () => {
  const space = { totalBytes: 75 * mebibyte, freeBytes: 21 * mebibyte };
  expect(isDiskLow(space, false)).toBe(false);
  expect(isDiskLow(space, true)).toBe(true);
});

test('whatever its size, a full disk is low and an empty one larger than the reserve is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 10_000_000 }), fc.boolean(), (megabytes, wasLow) => {
      const totalBytes = megabytes * mebibyte;
      expect(isDiskLow({ totalBytes, freeBytes: 0 }, wasLow)).toBe(true);
      expect(isDiskLow({ totalBytes, freeBytes: totalBytes }, wasLow)).toBe(false);
    }),
  );
});

test('the operator reads which disk it is and how much room it needs', () => {
  expect(describeLowDisk({ totalBytes: 75 * mebibyte, freeBytes: 3.9 * mebibyte }, '/data')).toBe(
    'The disk of /data is almost full: 3 MB are free, 20 MB are needed. Make room; nothing is written until then.',
  );
});
