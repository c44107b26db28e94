import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultScale,
  moveThumb,
  nearestThumb,
  shareOfScale,
  snapRange,
  snapToScale,
} from './slider-range';

describe('a value', () => {
  test.each([
    [50, defaultScale, 50],
    [-3, defaultScale, 0],
    [250, defaultScale, 100],
    [49.6, defaultScale, 50],
    [Number.NaN, defaultScale, 0],
    [0.31, { min: 0, max: 1, step: 0.1 }, 0.3],
    [10, { min: 0, max: 10, step: 4 }, 8],
    [7, { min: 5, max: 25, step: 5 }, 5],
  ])('%d snaps to the scale', (value, scale, expected) => {
    expect(snapToScale(value, scale)).toBe(expected);
  });

  test.each([
    [0, 0],
    [25, 0.25],
    [100, 1],
    [-1, 0],
  ])('%d is at its share of the track', (value, share) => {
    expect(shareOfScale(value, defaultScale)).toBe(share);
  });

  test('is at the start of a scale without length', () => {
    expect(shareOfScale(5, { min: 5, max: 5, step: 1 })).toBe(0);
  });
});

describe('a range', () => {
  test.each([
    ['low', 30, [30, 60]],
    ['low', 90, [60, 60]],
    ['high', 90, [20, 90]],
    ['high', 10, [20, 20]],
  ] as const)('with its %s thumb at %d', (thumb, value, expected) => {
    expect(moveThumb([20, 60], thumb, value)).toEqual(expected);
  });

  test.each([
    [0, 'low'],
    [40, 'low'],
    [41, 'high'],
    [100, 'high'],
  ] as const)('gives a press at %d to the nearer thumb', (value, thumb) => {
    expect(nearestThumb([20, 60], value)).toBe(thumb);
  });

  test('with equal thumbs lets either be moved apart', () => {
    expect(nearestThumb([50, 50], 40)).toBe('low');
    expect(nearestThumb([50, 50], 60)).toBe('high');
  });

  test('never crosses and never leaves the scale', () => {
    const move = fc.tuple(fc.constantFrom('low' as const, 'high' as const), fc.integer());
    fc.assert(
      fc.property(fc.tuple(fc.double(), fc.double()), fc.array(move), (start, moves) => {
        let range = snapRange(start, defaultScale);
        for (const [thumb, value] of moves) {
          range = moveThumb(range, thumb, snapToScale(value, defaultScale));
          expect(range[0]).toBeLessThanOrEqual(range[1]);
          expect(range[0]).toBeGreaterThanOrEqual(defaultScale.min);
          expect(range[1]).toBeLessThanOrEqual(defaultScale.max);
        }
      }),
    );
  });
});
