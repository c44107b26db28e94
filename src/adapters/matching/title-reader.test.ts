import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTitle } from '~/domain/matching/titles/read-title';
import { TitleReader } from './title-reader';

test('a reader with caches reads titles like the plain rule', () => {
  const said =
    'Dew Drops Glow House oil Foil free for with Eye Serum ULTRA hydrating Intense a c vitamin hour';
  const packed = 'mini travel Set eau de Parfum spray 1.7 oz 50ml (Refill) - Crème™ SPF 30';
  const word = fc.constantFrom(...said.split(' '), ...packed.split(' '));
  const brands = fc.constantFrom(undefined, 'Glow House', 'The Glow House Cosmetics', 'Dew');
  const sizes = fc.constantFrom(undefined, '1.7 oz', '50 ml');
  const learned = new Map([['dew', 'glowhouse']]);
  const reader = new TitleReader(learned);
  const names = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(names, brands, sizes, (name, brand, size) => {
      expect(reader.read({ name, brand, size })).toEqual(readTitle({ name, brand, size }, learned));
    }),
    { numRuns: 1_000 },
  );
});

test('a changed object is read again', () => {
  const reader = new TitleReader();
  const offer = { name: 'Dew Drops Serum', size: '50 ml' };
  expect(reader.read(offer).size?.amount).toBe(50);
  expect(reader.read(offer)).toBe(reader.read({ ...offer }));
  offer.size = '30 ml';
  expect(reader.read(offer).size?.amount).toBe(30);
});
