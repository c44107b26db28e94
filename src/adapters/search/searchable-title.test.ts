import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categories } from '~/domain/catalog/category';
import { foldText } from '~/domain/search/fold';
import { matchRank } from '~/domain/search/suggestion-ranking';
import { rankTitle, searchableTitle, typedQuery } from './searchable-title';

const names = categories.flatMap(({ name, subcategories }) => [
  name,
  ...subcategories.map((subcategory) => subcategory.name),
]);
const words = names.flatMap((name) => foldText(name).words);
const typedWord = fc
  .tuple(fc.constantFrom(...words), fc.nat(3), fc.nat(12), fc.constantFrom('', 's', 'x'))
  .map(([word, from, to, end]) => `${word.slice(from === 3 ? 1 : 0, to || undefined)}${end}`)
  .filter((word) => word !== '');

test('titles rank like the rule', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(typedWord, { maxLength: 3 }),
      fc.nat(20),
      (name, typed, length) => {
        const own = foldText(foldText(name).words.join(' ').slice(0, length)).words;
        for (const query of [typed, own, foldText(name).words]) {
          const { words: title } = foldText(name);
          expect(rankTitle(typedQuery(query), searchableTitle(name))).toBe(
            matchRank(query, { name: title }, title),
          );
        }
      },
    ),
  );
});
