import { describe, expect, test } from 'vitest';
import { guardFeed } from './guard-feed';

const good = { knownBefore: 100, stillListed: 100, comparable: 100, jumped: 0, otherCurrency: 0 };

describe('a feed', () => {
  test.each([
    ['as it was', {}, true, false],
    ['with half of its offers', { stillListed: 50 }, true, false],
    ['with less than half', { stillListed: 49 }, true, true],
    ['with less than half, being a delta', { stillListed: 1 }, false, false],
    ['whose prices jumped', { jumped: 21 }, true, true],
    ['some of whose prices jumped', { jumped: 20 }, true, false],
    ['in another currency', { otherCurrency: 100 }, true, true],
    [
      'of three offers, of which one is left',
      { knownBefore: 3, stillListed: 1, comparable: 1 },
      true,
      false,
    ],
  ])('%s', (_, change, isFull, isHeld) => {
    expect(guardFeed({ ...good, ...change }, { isFull }) !== null).toBe(isHeld);
  });
});
