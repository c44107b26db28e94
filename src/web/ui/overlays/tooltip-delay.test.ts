import { describe, expect, test } from 'vitest';
import { tooltipDelay } from './tooltip-delay';

describe('a tooltip', () => {
  test.each([
    ['waits when none was open before', 10_000, Number.NEGATIVE_INFINITY, 700],
    ['opens immediately after another closed', 10_000, 10_000, 0],
    ['opens immediately within the skip delay', 10_000, 9_701, 0],
    ['waits again after the skip delay', 10_000, 9_700, 700],
  ])('%s', (_, now, lastClosedAt, delay) => {
    expect(tooltipDelay(now, lastClosedAt)).toBe(delay);
  });
});
