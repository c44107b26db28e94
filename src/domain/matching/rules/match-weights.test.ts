import { expect, test } from 'vitest';
import {
  evidenceOf,
  matchWeights,
  maxCountPerFeature,
  probabilityOf,
  startingWeight,
} from './match-weights';
import { partOf } from './score-matching';

test('the evidence adds weights up, each a few times at most', () => {
  expect(evidenceOf(new Map())).toBe(startingWeight);
  const name = matchWeights['added name'];
  expect(evidenceOf(new Map([['added name', 1]]))).toBeCloseTo(startingWeight + name, 10);
  const often = evidenceOf(new Map([['added name', 50]]));
  expect(often).toBeCloseTo(startingWeight + name * maxCountPerFeature, 10);
  expect(probabilityOf(0)).toBe(0.5);
});

test('other words, however much is alike, say less than the same words', () => {
  const alike = new Map([
    ['many shared words', 1],
    ['added praise', 3],
    ['same ingredients', 1],
  ] as const);
  expect(evidenceOf(alike)).toBeLessThan(evidenceOf(new Map([['same words', 1]])));
});

test('all spellings of a brand are in one part, whichever side they are on', () => {
  const partBetween = (left: string, right: string) =>
    partOf({
      left: { brand: left, name: 'Serum', shop: '' },
      right: { brand: right, name: 'Cream', shop: '' },
    });
  const part = partBetween('Kat Von D', 'KVD Beauty');
  expect(partBetween('KVD Beauty', 'Kat Von D')).toBe(part);
  expect(partBetween('kvd', 'KVD')).toBe(part);
  const brands = Array.from({ length: 200 }, (_, n) => `Brand ${n}`);
  const tested = brands.filter((brand) => partBetween(brand, brand) === 'test').length;
  expect(tested).toBeGreaterThan(50);
  expect(tested).toBeLessThan(110);
});
