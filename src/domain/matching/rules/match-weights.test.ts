import { expect, test } from 'vitest';
import { matchWeights, maxCountPerFeature, probabilityOf, startingWeight } from './match-weights';
import { partOf } from './score-matching';

const probability = (sum: number) => 1 / (1 + Math.exp(-sum));

test('the probability adds weights up, each a few times at most', () => {
  expect(probabilityOf(new Map())).toBeCloseTo(probability(startingWeight), 10);
  const name = matchWeights['added name'];
  const once = probabilityOf(new Map([['added name', 1]]));
  expect(once).toBeCloseTo(probability(startingWeight + name), 10);
  const often = probabilityOf(new Map([['added name', 50]]));
  expect(often).toBeCloseTo(probability(startingWeight + name * maxCountPerFeature), 10);
});

test('all spellings of a brand are in one part, whichever side they are on', () => {
  const partBetween = (left: string, right: string) =>
    partOf({ left: { brand: left, name: 'Serum' }, right: { brand: right, name: 'Cream' } });
  const part = partBetween('Kat Von D', 'KVD Beauty');
  expect(partBetween('KVD Beauty', 'Kat Von D')).toBe(part);
  expect(partBetween('kvd', 'KVD')).toBe(part);
  const brands = Array.from({ length: 200 }, (_, n) => `Brand ${n}`);
  const tested = brands.filter((brand) => partBetween(brand, brand) === 'test').length;
  expect(tested).toBeGreaterThan(50);
  expect(tested).toBeLessThan(110);
});
