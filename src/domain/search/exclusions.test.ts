import { expect, test } from 'vitest';
import { completeExclusion, describeExclusions, finishExclusion } from './exclusions';
import { understandQuery } from './understand/understand-query';

test.each([
  ['shampoo without sil', ['shampoo without silicones', 'shampoo without silk']],
  ['no drying', ['without drying alcohol']],
  ['Without Fragrance A', ['without fragrance allergens']],
  ['serum without', ['serum without parabens', 'serum without sulfates']],
  ['without niac', ['without niacinamide']],
  ['without silicones', []],
  ['shampoo', []],
  ['no such thing', []],
  ['', []],
])('“%s” is completed to %j', (typed, completed) => {
  expect(completeExclusion(typed).slice(0, 2)).toEqual(completed);
});

test.each([
  ['without niac', 'without niacinamide'],
  ['serum no fra', 'serum without fragrance'],
  ['without fragrance', 'without fragrance'],
  ['serum without', 'serum without'],
  ['no such thing', 'no such thing'],
  ['niac', 'niac'],
])('products for “%s” are those for “%s”', (typed, meant) => {
  expect(finishExclusion(typed)).toBe(meant);
});

test('every completion is understood as an exclusion', () => {
  for (const typed of [
    'without',
    'without p',
    'without a',
    'without d',
    'without f',
    'without m',
  ]) {
    for (const text of completeExclusion(typed)) {
      const kinds = understandQuery(text, {
        brandAt: () => null,
        isKnownWord: () => false,
      }).parts.map(({ slot }) => slot.kind);
      expect(kinds, text).toEqual(['without']);
    }
  }
});

test('an exclusion says that unknown lists are left out, and promises nothing about pregnancy', () => {
  expect(describeExclusions([], [])).toBeNull();
  expect(describeExclusions(['parabens'], [])).toBe(
    'We left out products whose ingredient list we don’t know.',
  );
  const text = describeExclusions(['pregnancy-caution'], []);
  expect(text).toContain('Canadian Family Physician');
  expect(text).toContain('not medical advice');
  expect(text).not.toMatch(/\bsafe\b/);
});
