import { describe, expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys';

describe('among three tabs', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 1, undefined],
    ['Enter', 1, undefined],
  ])('%s from number %d moves to %s', (key, from, to) => {
    expect(tabAfterKey(key, from, 3)).toBe(to);
  });
});
