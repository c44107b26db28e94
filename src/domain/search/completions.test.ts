import { expect, test } from 'vitest';
import { completionText, termText, typedBeginnings } from './completions';

test.each([
  ['serum', 'ingredient', 'vitamin-c', 'vitamin c serum'],
  ['serum', 'concern', 'dark-spots', 'serum for dark spots'],
  ['shampoo', 'concern', 'damage', 'shampoo for damaged hair'],
  ['moisturizer', 'skin', 'dry', 'moisturizer for dry skin'],
  ['supplement', 'ingredient', 'vitamin-c', 'vitamin c supplement'],
  ['perfume', 'ingredient', 'woody-notes', 'woody perfume'],
] as const)('%s with %s %s is completed to "%s"', (type, kind, slug, text) => {
  expect(completionText(type, kind, slug)).toBe(text);
});

test.each([
  ['mascara', 'concern', 'sensitivity'],
  ['moisturizer', 'concern', 'dryness'],
  ['moisturizer', 'skin', 'all'],
  ['collagen-supplement', 'ingredient', 'vitamin-c'],
  ['serum', 'ingredient', 'parabens'],
  ['serum', 'concern', 'unknown'],
] as const)('%s with %s %s is nothing that shoppers type', (type, kind, slug) => {
  expect(completionText(type, kind, slug)).toBeNull();
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
])('%s %s alone is completed to "%s"', (kind, slug, text) => {
  expect(termText(kind, slug)).toBe(text);
});
