import { expect, test } from 'vitest';
import { completionTexts, termText, typedBeginnings } from './completions';

test.each([
  ['serum', 'ingredient', 'vitamin-c', 'vitamin c serum'],
  ['cleanser', 'ingredient', 'retinoids', 'retinoid cleanser'],
  ['toner', 'ingredient', 'aha', 'aha toner'],
  ['moisturizer', 'ingredient', 'propolis', 'propolis moisturizer'],
  ['serum', 'concern', 'dark-spots', 'serum for dark spots'],
  ['shampoo', 'concern', 'damage', 'shampoo for damaged hair'],
  ['moisturizer', 'skin', 'dry', 'moisturizer for dry skin'],
  ['supplement', 'ingredient', 'vitamin-c', 'vitamin c supplement'],
  ['perfume', 'ingredient', 'woody-notes', 'woody perfume'],
  ['cleanser', 'concern', 'acne', 'acne cleanser'],
  ['moisturizer', 'claim', 'vegan', 'vegan moisturizer'],
  ['sunscreen', 'spf', '50', 'spf 50 sunscreen'],
  ['hair-vitamins', 'form', 'gummies', 'gummies for hair'],
] as const)('%s with %s %s is completed to "%s"', (type, kind, slug, text) => {
  expect(completionTexts(type, kind, slug)).toContain(text);
});

test.each([
  ['mascara', 'concern', 'sensitivity'],
  ['moisturizer', 'concern', 'dryness'],
  ['moisturizer', 'skin', 'all'],
  ['collagen-supplement', 'ingredient', 'vitamin-c'],
  ['serum', 'ingredient', 'parabens'],
  ['serum', 'concern', 'unknown'],
  ['serum', 'claim', 'lightweight'],
  ['serum', 'form', 'liquid'],
  ['sunscreen', 'spf', '4'],
] as const)('%s with %s %s is nothing that shoppers type', (type, kind, slug) => {
  expect(completionTexts(type, kind, slug)).toEqual([]);
});

test.each([
  ['vit c ser', ['vit c ser', 'vitamin c ser']],
  ['vitamin c ser', ['vitamin c ser']],
  ['vit', ['vit']],
  ['serums for ac', ['serums for ac', 'serum for ac']],
])('"%s" begins %j', (typed, beginnings) => {
  expect(typedBeginnings(typed.split(' '))).toEqual(beginnings);
});

test.each([
  ['type', 'eye-cream', 'eye cream'],
  ['concern', 'dark-circles', 'dark circles'],
  ['concern', 'thinning', 'thinning hair'],
  ['skin', 'sensitive', 'sensitive skin'],
  ['skin', 'all', null],
  ['claim', 'vegan', null],
  ['spf', '50', 'spf 50'],
  ['form', 'gummies', 'gummies'],
  ['form', 'cream', null],
])('%s %s alone is completed to "%s"', (kind, slug, text) => {
  expect(termText(kind, slug)).toBe(text);
});
