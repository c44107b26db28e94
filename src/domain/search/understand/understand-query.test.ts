import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, queryLimits } from '../fold';
import { awkwardCases } from './awkward.cases';
import { understandQuery } from './understand-query';
import { type Case, everydayCases } from './understand-query.cases';
import {
  type CatalogTerms,
  type QuerySlot,
  type UnderstoodQuery,
  unlimitedAmount,
} from './understood-query';
import { unseenCases } from './unseen.cases';

const brands: readonly [slug: string, name: string][] = [
  ['cerave', 'CeraVe'],
  ['the-ordinary', 'The Ordinary'],
  ['loreal', 'L’Oréal'],
  ['elf', 'elf'],
  ['fenty-beauty', 'Fenty Beauty'],
  ['drunk-elephant', 'Drunk Elephant'],
  ['la-roche-posay', 'La Roche-Posay'],
  ['dior', 'Dior'],
  ['olaplex', 'Olaplex'],
  ['moss-and-rye', 'Moss & Rye'],
  ['clean', 'Clean'],
];
const foldedBrands = brands.map(([slug, name]) => ({ slug, name, words: foldText(name).words }));
const nameWords = new Set(
  'cloud nine midnight oud vanilla rope velvet short lash lip alternative glow radiance repair rose'.split(
    ' ',
  ),
);

const catalog: CatalogTerms = {
  brandAt(words, at) {
    const found = foldedBrands.find((brand) =>
      brand.words.every((word, nth) => words[at + nth] === word),
    );
    return found ? { slug: found.slug, name: found.name, length: found.words.length } : null;
  },
  isKnownWord: (word) => nameWords.has(word),
};

function write(slot: QuerySlot): string {
  /** To five cents, because "under $20" is at most $19.99. */
  const dollars = (cents: number | null) => (cents === null ? '' : Math.round(cents / 5) / 20);
  switch (slot.kind) {
    case 'price':
      return `price:${dollars(slot.minCents)}-${dollars(slot.maxCents)}`;
    case 'price-level':
      return `level:${slot.level}`;
    case 'sort':
      return `sort:${slot.sort}`;
    case 'sale':
      return 'sale';
    case 'other-currency':
      return slot.kind;
    case 'travel-size':
      return 'travel';
    case 'spf':
      return `spf:${slot.min}${slot.max === null ? '' : `-${slot.max}`}`;
    case 'rating':
      return `rating:${slot.min}`;
    case 'size': {
      const max = slot.maxAmount === unlimitedAmount ? '' : slot.maxAmount;
      return `size:${slot.minAmount}-${max}${slot.unit}`;
    }
    case 'category':
      return `category:${[slot.category, slot.subcategory].filter(Boolean).join('/')}`;
    case 'not':
      return `not:${slot.term}`;
    default:
      return `${slot.kind}:${slot.slug}`;
  }
}

const sorted = (slots: readonly string[]) => slots.filter(Boolean).sort().join(' ');

function writeAll({ parts, words }: UnderstoodQuery): string {
  const slots = sorted(parts.map(({ slot }) => write(slot)));
  return `${slots} | ${words.map(({ text, isLiteral }) => (isLiteral ? `"${text}` : text)).join(' ')}`;
}

describe.each<[string, readonly Case[]]>([
  ['everyday queries', everydayCases],
  ['awkward queries', awkwardCases],
  ['queries of others', unseenCases],
])('%s', (_, cases) => {
  test.each(cases.map(([query, slots, words = '']) => [query, slots, words] as const))(
    '%s',
    (query, slots, words) => {
      const expected = `${sorted(slots.split(' '))} | ${words}`;
      expect(writeAll(understandQuery(query, catalog))).toBe(expected);
    },
  );
});

test('parts and words point at what was typed', () => {
  const text = 'Red LIPSTICK, “Vitamin C” under $20 (oud)';
  const { parts, words } = understandQuery(text, catalog);
  const typed = [...parts, ...words].map(({ from, to }) => text.slice(from, to));
  expect(typed).toEqual(['Red', 'LIPSTICK', 'under $20', 'Vitamin', 'C', 'oud']);
  expect(parts.map(({ label }) => label)).toEqual(['Red', 'Lipsticks', 'Under $20']);
});

test.each([
  ['$10-$30', '$10–$30'],
  ['over $50', 'Over $50'],
  ['under $9.99', 'Under $9.99'],
  ['under £10', 'Under US$10'],
  ['between €10 and €30', 'US$10–US$30'],
  ['under 900 rupees', 'Any price (US$ only)'],
  ['30 ml', '30 ml'],
  ['8 oz', '8 oz'],
  ['1.7 fl oz', '1.7 oz'],
  ['4-8 oz', '4–8 oz'],
  ['at least 16 ounces', 'At least 16 oz'],
  ['at least 500 ml', 'At least 500 ml'],
  ['pack of 6', '6 count'],
  ['spf 30', 'SPF 30+'],
  ['spf 30 or less', 'Up to SPF 30'],
  ['under spf 30', 'Under SPF 30'],
  ['no parabens', 'Paraben-free'],
  ['without retinol', 'No retinol'],
  ['without AHA', 'No AHAs'],
  ['without lamps', 'No “lamps” in the name'],
  ['pregnancy safe', 'No retinoids or hydroquinone'],
  ['top rated', 'Top rated'],
  ['rated above 4.5', 'Over 4.5 stars'],
  ['4 stars and up', '4+ stars'],
])('the chip of %s says %s', (query, label) => {
  expect(understandQuery(query, catalog).parts.map((part) => part.label)).toEqual([label]);
});

/** Queries of vocabulary words, numbers, signs and noise in any order. */
const noise = fc.oneof(
  fc.constantFrom(
    ...everydayCases.flatMap(([query]) => query.split(' ')),
    ...['$', '%', '<', '>', '-', '+', ',', '/', '"', '“', '&', '.', "'", 'w/o', '\u0000', '💄'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer({ min: -5, max: 3_000 }).map(String),
);

test('any text is understood without error, within bounds and in order', () => {
  fc.assert(
    fc.property(fc.array(noise, { maxLength: 30 }), fc.constantFrom(' ', ''), (pieces, glue) => {
      const text = pieces.join(glue);
      const { parts, words } = understandQuery(text, catalog);
      for (const { from, to } of [...parts, ...words]) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
      }
      expect(words.length).toBeLessThanOrEqual(queryLimits.maxWords);
      expect(parts.map(({ from }) => from)).toEqual(
        parts.map(({ from }) => from).sort((a, b) => a - b),
      );
    }),
    { numRuns: 1_000 },
  );
});

test('quoted text is never a part', () => {
  const words = everydayCases.map(([query]) => query.replaceAll('"', ''));
  for (const query of words) {
    const { parts } = understandQuery(`"${query}"`, catalog);
    expect(parts).toEqual([]);
  }
});

test('10,000 characters are cut like every query', () => {
  for (const text of [
    'a '.repeat(5_000),
    'x'.repeat(10_000),
    '"'.repeat(10_000),
    '\u0000'.repeat(10_000),
  ]) {
    const { parts, words } = understandQuery(text, catalog);
    expect(parts).toEqual([]);
    expect(words.length).toBeLessThanOrEqual(queryLimits.maxWords);
  }
});

test.each<[query: string, minCents: number | null, maxCents: number | null]>([
  ['under $20', null, 1_999],
  ['less than 20 dollars', null, 1_999],
  ['< 20 serum', null, 1_999],
  ['up to $20', null, 2_000],
  ['max 20 dollars', null, 2_000],
  ['$20 or less', null, 2_000],
  ['over $50', 5_001, null],
  ['at least $50', 5_000, null],
  ['$50 and up', 5_000, null],
])('“%s” is from %s to %s cents', (query, minCents, maxCents) => {
  const [part] = understandQuery(query, catalog).parts;
  expect(part?.slot).toEqual({ kind: 'price', minCents, maxCents });
});
