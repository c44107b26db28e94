import { expect, test } from 'vitest';
import type { FamilySummary, MatchReason } from '~/domain/search/search-index';
import { matchNote } from './match-note';
import { variantsText } from './variants-text';

const family = (counts: Partial<FamilySummary>): FamilySummary => ({
  id: 1,
  variants: 6,
  shades: 1,
  sizes: 1,
  minPriceCents: 1_800,
  ...counts,
});

test.each<[Partial<FamilySummary>, number | null, string | null]>([
  [{ variants: 1 }, 2_000, null],
  [{ shades: 6 }, 2_000, '6 shades, from $18'],
  [{ shades: 6 }, 1_800, '6 shades'],
  [{ sizes: 3, variants: 3, minPriceCents: 1_750 }, 2_000, '3 sizes, from $17.50'],
  [{ shades: 2, sizes: 3 }, null, '2 shades, 3 sizes'],
  [{ variants: 2 }, 1_800, '2 versions'],
])('%j at %s is %s', (counts, bestPriceCents, text) => {
  expect(variantsText(family(counts), bestPriceCents)).toBe(text);
});

const reason = (field: string, text: string, strength = 3): MatchReason => ({
  field,
  text,
  match: 'tag',
  points: 1,
  strength,
});

test.each<[string, string[], MatchReason[], string | undefined]>([
  ['Glow Serum', [], [reason('ingredient', 'Vitamin C')], 'Has vitamin C'],
  ['Glow Serum', ['10% Vitamin C'], [reason('ingredient', 'Vitamin C')], 'Has 10% Vitamin C'],
  ['Vitamin C Serum', [], [reason('ingredient', 'Vitamin C')], undefined],
  ['Glow Serum', [], [reason('ingredient', 'Vitamin C', 1)], undefined],
  ['Glow Serum', [], [reason('name', 'serum', 0), reason('type', 'Serums')], undefined],
  [
    'Glow Serum',
    [],
    [reason('concern', 'Acne'), reason('claim', 'Vegan'), reason('skin', 'Oily skin')],
    'For acne · Vegan',
  ],
])('%s with %j is found by %j because: %s', (name, keyIngredients, reasons, note) => {
  expect(matchNote({ product: { name, keyIngredients }, reasons })).toBe(note);
});
