import { expect, test } from 'vitest';
import { roundedFigure } from './rounded-figure';

test.each([
  [50_400, '50K+'],
  [15_999, '15K+'],
  [1_000, '1K+'],
  [999, '900+'],
  [220, '200+'],
  [100, '100+'],
  [99, '99'],
  [30, '30'],
  [9, '9'],
  [0, '0'],
  [1_000_000, '1M+'],
  [2_999_999, '2M+'],
])('%i is shown as %s', (count, text) => {
  expect(roundedFigure(count)).toBe(text);
});
