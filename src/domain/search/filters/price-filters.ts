import type { Filter, ListingParams } from './filter';

/** The price slider's scale, in dollars. */
export const priceSliderScale = { min: 0, max: 500, step: 10 } as const;

/** The full range. */
export const anyPrice = { minPrice: priceSliderScale.min, maxPrice: priceSliderScale.max };

const priceRange = {
  label: 'Price',
  resets: { price: null },
  countsAs: 'price',
  input: 'own',
} as const;

export const minPriceFilter: Filter<ListingParams['minPrice']> = {
  ...priceRange,
  default: anyPrice.minPrice,
  encode: (dollars) => (dollars === anyPrice.minPrice ? '' : String(dollars)),
};

export const maxPriceFilter: Filter<ListingParams['maxPrice']> = {
  ...priceRange,
  default: anyPrice.maxPrice,
  encode: (dollars) => (dollars === anyPrice.maxPrice ? '' : String(dollars)),
};
