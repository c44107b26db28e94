import type { SavedJson } from '~/web/shared/favorites/saved-json';

/** A product saved for $20, as the favorites page gets it. */
export function savedProduct(id: number): SavedJson {
  return {
    product: {
      id,
      name: `Product ${id}`,
      brand: 'Brand',
      image: '/picture.jpg',
      imageVersion: '1',
      imageTone: '#ffffff',
      category: 'Skincare',
      rating: 4.5,
      reviewCount: 10,
      prices: [],
      bestPrice: 20,
      brandSlug: 'brand',
      categorySlug: 'skincare',
      subcategorySlug: 'serums',
      size: null,
      unitPrice: null,
      savingsPercent: 0,
      onSale: false,
    },
    savedAt: '2026-01-01T00:00:00.000Z',
    savedPrice: 20,
    change: null,
  };
}
