import { noAttributes, type SearchProduct } from '~/domain/search/search-index';

export const searchedAt = new Date('2026-11-15T12:00:00Z');

/** A product of the index on a shelf such as `skincare/serums`; the lower its id, the more popular. */
export function aSearchProduct(
  id: number,
  name: string,
  shelf: string,
  tags: readonly string[],
): SearchProduct {
  const [category = '', subcategory = ''] = shelf.split('/');
  return {
    ...noAttributes,
    id,
    familyId: id,
    name,
    tags,
    brandId: 1,
    brand: 'Formule Nord',
    brandSlug: 'formule-nord',
    category,
    subcategory,
    keyIngredients: [],
    bestPriceCents: 1_000,
    highestPriceCents: 1_000,
    onSale: false,
    unitPriceCents: null,
    rating: 4,
    reviewCount: 100 - id,
    firstSeenAt: searchedAt,
  };
}
