import { describe, expect, test } from 'vitest';
import { readBrand } from '../../../matching/words/brand-key';
import { skinTypes } from '../../vocabulary/skin-types';
import { labelWords } from '../text/label-words';
import { brandLines, findLines, linesOfBrand, readPurpose } from './product-lines';
import { skinConcerns } from './skin-concern-score';

const brands = Object.entries(brandLines);
const purposes = brands.flatMap(([brand, lines]) => Object.keys(lines).map((key) => [brand, key]));
const rows = brands.flatMap(([brand, lines]) =>
  Object.values(lines).flatMap((list) => list.split('|').map((line) => [brand, line] as const)),
);
const repeated = (texts: readonly string[]) =>
  texts.filter((text, nth) => texts.indexOf(text) !== nth);

describe('the table of product lines', () => {
  test('has each brand once, whatever its spelling', () => {
    expect(repeated(brands.map(([brand]) => readBrand(brand).key))).toEqual([]);
  });

  test('is sorted', () => {
    for (const [brand, lines] of brands) {
      expect(Object.keys(lines), brand).toEqual(Object.keys(lines).toSorted());
      for (const list of Object.values(lines)) {
        expect(list.split('|'), brand).toEqual(list.split('|').toSorted());
      }
    }
    const letters = brands.map(([brand]) => brand[0] ?? '');
    expect(letters).toEqual(letters.toSorted());
  });

  test('names concerns that have weights, and skin types', () => {
    const skins = skinTypes.map(({ slug }) => slug);
    const wrong = purposes.filter(([, key = '']) => {
      const { concerns, skinTypes: suited } = readPurpose(key);
      const isKnown =
        concerns.every((slug) => skinConcerns.includes(slug)) &&
        suited.every((slug) => skins.includes(slug));
      return !isKnown || repeated([...concerns, ...suited]).length > 0;
    });
    expect(wrong).toEqual([]);
  });

  test('has words for each line, and each line of a brand once', () => {
    const keys = rows.map(([brand, line]) =>
      [brand, line === '*' ? '*' : labelWords(line).join(' ')].join(': '),
    );
    expect(keys.filter((key) => /: \W*$/.test(key) && !key.endsWith(': *'))).toEqual([]);
    expect(repeated(keys)).toEqual([]);
  });

  test('finds each line in its own name', () => {
    const lost = rows.filter(
      ([brand, line]) => findLines(linesOfBrand(brand), labelWords(line)).length === 0,
    );
    expect(lost.filter(([, line]) => line !== '*')).toEqual([]);
  });
});

describe('findLines', () => {
  const concernsOf = (brand: string, name: string) =>
    findLines(linesOfBrand(brand), labelWords(name)).map(({ concerns }) => concerns.join(' '));

  test.each([
    ['Dr. Jart+', 'Cicapair Night Cream', ['redness']],
    ['OLEHENRIKSEN', 'Banana Bright™ Eye Crème', ['dark-circles dullness']],
    ['Caudalie', 'Vinoperfect Radiance Serum', ['dark-spots dullness']],
    ['Sunday Riley', 'C.E.O. 15% Vitamin C Serum', ['dullness dark-spots']],
    ['Kiehl’s Since 1851', 'Ultra Facial Cream', ['dryness']],
    ['La Roche-Posay', 'Effaclar Duo+', ['acne']],
  ])('knows the line of %s %s', (brand, name, expected) => {
    expect(concernsOf(brand, name)).toEqual(expected);
  });

  test('takes the longest line', () => {
    expect(concernsOf('Clinique', 'Even Better Glow')).toEqual(['dark-spots dullness']);
    expect(concernsOf('Clinique', 'Even Better Eyes')).toEqual(['dark-circles']);
  });

  test('falls back on what the whole brand is for', () => {
    expect(findLines(linesOfBrand('Starface'), labelWords('Big Yellow'))).toEqual([
      { concerns: ['acne'], skinTypes: [], isWholeBrand: true },
    ]);
    expect(concernsOf('Clinique', 'A Name Without a Line')).toEqual([]);
  });

  test('knows nothing of a line under another brand, nor of unknown brands', () => {
    expect(concernsOf('Olay', 'Cicapair Cream')).toEqual([]);
    expect(linesOfBrand('Invented Brand')).toBeNull();
    expect(linesOfBrand('')).toBeNull();
  });
});
