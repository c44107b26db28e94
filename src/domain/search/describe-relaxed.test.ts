import { expect, test } from 'vitest';
import { describeRelaxed } from './describe-relaxed';
import type { DroppedPart } from './search-index';
import type { QueryPart, QuerySlot } from './understand/understood-query';

/** Where each dropped part was typed. */
const text = 'glow magic for pimples "qwerty" ointment';
const typed = (words: string) => ({
  from: text.indexOf(words),
  to: text.indexOf(words) + words.length,
});
const part = (slot: QuerySlot, label: string, words = ''): QueryPart => ({
  slot,
  label,
  ...typed(words),
});
const word = (label: string, words = label): DroppedPart => ({
  slot: null,
  label,
  ...typed(words),
});
const serums = part({ kind: 'type', slug: 'serum' }, 'Serums');
const vitaminC = part({ kind: 'ingredient', slug: 'vitamin-c' }, 'Vitamin C');
const under20 = part({ kind: 'price', minCents: null, maxCents: 2_000 }, 'Under $20');
const acne = part({ kind: 'concern', slug: 'acne' }, 'Acne', 'for pimples');
const oily = part({ kind: 'skin', slug: 'oily' }, 'Oily skin');
const aha = part({ kind: 'ingredient', slug: 'aha' }, 'AHA');
const ceraVe = part({ kind: 'brand', slug: 'cerave' }, 'CeraVe');
const noParabens = part({ kind: 'without', slug: 'parabens' }, 'No parabens');
const fragranceFree = part({ kind: 'without', slug: 'fragrance' }, 'Fragrance-free');
const men = part({ kind: 'audience', slug: 'men' }, 'Men');

test('few exact matches are followed by others', () => {
  expect(describeRelaxed(text, [acne, serums, under20], [], [acne, word('glow')])).toBe(
    'Few exact matches. They come first, followed by other serums under $20.',
  );
  const nightCreams = part({ kind: 'type', slug: 'night-cream' }, 'Night creams');
  expect(describeRelaxed(text, [aha, nightCreams], [], [nightCreams])).toBe(
    'Few exact matches. They come first, followed by other AHA moisturizers.',
  );
  expect(describeRelaxed(text, [acne, serums], [under20], [acne])).toBe(
    'No exact match. Showing serums at any price.',
  );
});

test.each<[QueryPart[], DroppedPart[], string | null]>([
  [[serums], [], null],
  [[vitaminC, serums], [under20], 'No exact match. Showing vitamin C serums at any price.'],
  [
    [],
    [word('qwerty', '"qwerty"')],
    'No exact match for “qwerty”. Showing results for “glow magic for pimples ointment”.',
  ],
  [[], [word(text)], `No exact match for “${text.replaceAll('"', '')}”. Showing all products.`],
  [[], [under20], 'No exact match. Showing products at any price.'],
  [
    [serums],
    [word('qwerty', '"qwerty" ointment'), word('ointment', '"qwerty" ointment')],
    'No exact match for “qwerty ointment”. Showing serums.',
  ],
  [
    [serums, under20],
    [word('glow'), acne, word('magic')],
    'No exact match for “glow magic” and “for pimples”. Showing serums under $20.',
  ],
  [
    [aha, serums, acne, oily, noParabens],
    [ceraVe, under20],
    'No exact match. Showing AHA serums for acne for oily skin without parabens from any brand at any price.',
  ],
  [
    [serums, fragranceFree, noParabens, under20],
    [acne],
    'No exact match for “for pimples”. Showing fragrance-free serums without parabens under $20.',
  ],
  [[ceraVe, men], [under20], 'No exact match. Showing CeraVe products for men at any price.'],
])('%#', (understood, dropped, sentence) => {
  expect(describeRelaxed(text, understood, dropped)).toBe(sentence);
});

test('exclusions and categories read like the rest of the sentence', () => {
  const nailTools = part(
    { kind: 'category', category: 'tools', subcategory: 'nail-tools' },
    'Nail Tools',
  );
  const noLamp = part({ kind: 'not', of: 'word', term: 'lamp' }, 'No “lamp” in the name');
  expect(describeRelaxed(text, [nailTools, noLamp], [word('magic')])).toBe(
    'No exact match for “magic”. Showing nail tools without “lamp” in the name.',
  );
  const notWaterproof = part({ kind: 'not', of: 'claim', term: 'waterproof' }, 'Not waterproof');
  expect(describeRelaxed(text, [serums, notWaterproof], [under20])).toBe(
    'No exact match. Showing serums that are not waterproof at any price.',
  );
});

test('an SPF is left out where nothing has it', () => {
  const spf = part({ kind: 'spf', min: 1, max: null }, 'With SPF');
  expect(describeRelaxed(text, [serums], [spf])).toBe(
    'No exact match. Showing serums with any SPF or none.',
  );
});
