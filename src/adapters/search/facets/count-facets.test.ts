import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchProduct } from '~/domain/search/search-index';
import { catalog as anyCatalog } from '../../../../tests/factories/search-catalog';
import { collectCatalog } from '../build/collect-catalog';
import { connectCatalog } from '../connect-catalog';
import type { Hits } from '../hits';
import { countBits, emptyBits, setBit } from '../structures/bitset';
import { runToCompletion } from '../structures/steps';
import { createFacetCounter } from './count-facets';

/** Variants of a product mostly have one section and brand; other fields may differ. */
function withSameSections(products: readonly SearchProduct[]): SearchProduct[] {
  const firstOf = new Map(products.toReversed().map((product) => [product.familyId, product]));
  return products.map((product) => {
    const first = firstOf.get(product.familyId) ?? product;
    const { category, subcategory, brandId, brand, brandSlug } = first;
    return { ...product, category, subcategory, brandId, brand, brandSlug };
  });
}

test('counting each hit gives the same as intersecting sets', () => {
  fc.assert(
    fc.property(
      anyCatalog,
      fc.boolean(),
      fc.infiniteStream(fc.boolean()),
      (any, isAlike, isHit) => {
        const products = isAlike ? withSameSections(any) : any;
        const collector = collectCatalog();
        for (const product of products) collector.add(product);
        const catalog = runToCompletion(connectCatalog(runToCompletion(collector.finish())));
        const bySets = runToCompletion(createFacetCounter(catalog, -1));
        const byHits = runToCompletion(createFacetCounter(catalog, catalog.size));
        const hitsOf = (has: (product: number) => boolean): Hits => {
          const bits = emptyBits(catalog.size);
          for (let product = 0; product < catalog.size; product++) {
            if (has(product)) setBit(bits, product);
          }
          return { bits, total: countBits(bits) };
        };
        const some = hitsOf(() => isHit.next().value ?? false);
        const others = hitsOf(() => isHit.next().value ?? false);
        // A chosen category does not narrow its own facet.
        const hits = (facet: string) => (facet === 'category' ? others : some);
        expect(byHits.count(hits)).toEqual(bySets.count(hits));
      },
    ),
    { numRuns: 100 },
  );
});
