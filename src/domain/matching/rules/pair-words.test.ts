import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTitle } from '../titles/read-title';
import { openText, sharedText } from './align-words';
import { compareTitles } from './compare-titles';
import { WordPairing } from './pair-words';
import { scoreBound } from './score-bound';

const pairing = new WordPairing();

function paired(left: string, right: string, brands: readonly string[] = []) {
  const [brand, otherBrand] = brands;
  pairing.pair(readTitle({ name: left, brand }), readTitle({ name: right, brand: otherBrand }));
  return [sharedText(pairing), openText(pairing.left), openText(pairing.right)];
}

describe('the words of two titles', () => {
  test.each([
    ['by their stem', 'Dew Drop Serum', 'Serum Dew Drops', ['dew drop serum', '', '']],
    ['by another spacing', 'Un Cover Up', 'Uncoverup', ['uncoverup', '', '']],
    ['by two of three words', 'Moon Lite Balm', 'Moonlite Balm', ['balm moonlite', '', '']],
    ['by one letter less', 'Velvetina Balm', 'Velvetna Balm', ['balm velvetina', '', '']],
    ['by one other letter', 'Kelvetina Balm', 'Velvetina Balm', ['balm kelvetina', '', '']],
    ['by two letters exchanged', 'Evlvetina Balm', 'Velvetina Balm', ['balm evlvetina', '', '']],
  ])('are paired %s', (_, left, right, found) => {
    expect(paired(left, right)).toEqual(found);
  });

  test.each([
    ['two letters differ', 'Velvetona Balm', 'Valvetina Balm'],
    ['the word is short', 'Velve Balm', 'Valve Balm'],
  ])('are not paired when %s', (_, left, right) => {
    const [leftName, rightName] = [left, right].map((name) => name.split(' ')[0]?.toLowerCase());
    expect(paired(left, right)).toEqual(['balm', leftName, rightName]);
  });

  test('repeated in one title are not distinctive', () => {
    expect(paired('Glow Balm Glow', 'Glow Balm')).toEqual(['glow balm', '', '']);
    expect(paired('Glow Balm', 'Glow Balm Glow')).toEqual(['glow balm', '', '']);
  });

  test('of the other spelling of the brand are not distinctive', () => {
    const brands = ['KVD', 'Kat Von D'];
    expect(paired('Kat Von D Tattoo Liner', 'Tattoo Liner', brands)).toEqual([
      'tattoo liner',
      '',
      '',
    ]);
  });

  test('are paired again for a different title', () => {
    const offer = readTitle({ name: 'Dew Drops Serum' });
    for (const [name, left] of [
      ['Dew Drops', 'serum'],
      ['Serum', 'dew drops'],
    ] as const) {
      pairing.pair(offer, readTitle({ name }));
      expect(openText(pairing.left)).toBe(left);
    }
  });
});

test('a score never exceeds its bound', () => {
  const word = fc.constantFrom(
    ...'dew drops moonlite moonlit moon lite velvetina velvetna serum cream eye night 22 hydrating pro with for and dry skin retinol rose'.split(
      ' ',
    ),
  );
  const title = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '));
  const size = fc.constantFrom(undefined, '50 ml', '30 ml');
  fc.assert(
    fc.property(title, title, size, size, (one, other, oneSize, otherSize) => {
      const left = readTitle({ name: one, brand: 'Glow', size: oneSize });
      const right = readTitle({ name: other, brand: 'Glow', size: otherSize });
      pairing.pair(left, right);
      const compared = compareTitles(left, right, 0, 0);
      expect(typeof compared === 'object' && compared.score).toBeLessThanOrEqual(
        scoreBound(pairing) + 1e-12,
      );
    }),
    { numRuns: 2_000 },
  );
});
