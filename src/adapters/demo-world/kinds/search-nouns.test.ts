import { expect, test } from 'vitest';
import { understandQuery } from '~/domain/search/understand/understand-query';
import { productTypes } from '~/domain/search/vocabulary/product-types';
import { fragranceKinds } from './kinds-fragrance';
import { haircareKinds } from './kinds-haircare';
import { makeupKinds } from './kinds-makeup';
import { skincareKinds } from './kinds-skincare';
import { supplementKinds } from './kinds-supplements';
import { toolKinds } from './kinds-tools';

const kinds = [
  ...skincareKinds,
  ...makeupKinds,
  ...haircareKinds,
  ...fragranceKinds,
  ...toolKinds,
  ...supplementKinds,
];
/** Nouns that are too general to name a type in a query. */
const general = new Set(['Suspension', 'Solution', 'Bain', 'Anti-Fatigue Eye Care']);
const categoryOf = new Map(productTypes.map(({ slug, category }) => [slug, category]));

test('a search for a demo noun asks for one type of its category', () => {
  const catalog = { brandAt: () => null, isKnownWord: () => true };
  const misread = kinds.flatMap(({ category, nouns }) =>
    Object.values(nouns)
      .flat()
      .filter((noun) => !general.has(noun))
      .flatMap((noun) => {
        const { parts } = understandQuery(noun, catalog);
        const found = parts.flatMap(({ slot }) =>
          slot.kind === 'type' ? [categoryOf.get(slot.slug)] : [],
        );
        return found.length === 1 && found[0] === category ? [] : [`${noun}: ${found.join()}`];
      }),
  );
  expect(misread).toEqual([]);
});
