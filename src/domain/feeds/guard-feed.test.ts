import { describe, expect, test } from 'vitest';
import { type FeedSurvey, guardFeed } from './guard-feed';

const good = {
  knownBefore: 100,
  stillListed: 100,
  comparable: 100,
  jumped: 0,
  otherCurrency: 0,
  withoutCurrency: 0,
};

describe('a feed', () => {
  test.each<[string, Partial<FeedSurvey>, boolean, boolean, boolean?]>([
    ['as it was', {}, true, false],
    ['with half of its offers', { stillListed: 50 }, true, false],
    ['with less than half', { stillListed: 49 }, true, true],
    ['with less than half, being a delta', { stillListed: 1 }, false, false],
    ['whose prices jumped', { jumped: 21 }, true, true],
    ['some of whose prices jumped', { jumped: 20 }, true, false],
    ['without a currency', { withoutCurrency: 21 }, true, true],
    ['in another currency', { otherCurrency: 100 }, true, true],
    ['that ends without a line break and lists 90%', { stillListed: 90 }, true, false, true],
    ['that ends without a line break and lists less', { stillListed: 89 }, true, true, true],
    ['that does so, being a delta', { stillListed: 10 }, false, false, true],
    [
      'of three offers, of which one is left',
      { knownBefore: 3, stillListed: 1, comparable: 1 },
      true,
      false,
    ],
  ])('%s', (_, change, isFull, isHeld, isUnterminated = false) => {
    const found = guardFeed({ ...good, ...change }, { isFull, isUnterminated });
    expect(found !== null).toBe(isHeld);
  });
});
