import { rangeLabel } from './dollar-range';
import type { Filter, FilterChip, ListingParams } from './filter';

/** The price slider's scale, in dollars. */
export const priceSliderScale = { min: 0, max: 500, step: 10 } as const;

const anyPrice = { minPrice: priceSliderScale.min, maxPrice: priceSliderScale.max };

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
  chips: (dollars, params) => (dollars === anyPrice.minPrice ? [] : [rangeChip(params)]),
};

export const maxPriceFilter: Filter<ListingParams['maxPrice']> = {
  ...priceRange,
  default: anyPrice.maxPrice,
  encode: (dollars) => (dollars === anyPrice.maxPrice ? '' : String(dollars)),
  // With a minimum, its chip says both.
  chips: (dollars, params) =>
    dollars === anyPrice.maxPrice || params.minPrice !== anyPrice.minPrice
      ? []
      : [rangeChip(params)],
};

export const ratingFilter: Filter<ListingParams['rating']> = {
  label: 'Rating',
  default: 0,
  encode: (stars) => (stars === 0 ? '' : String(stars)),
  chips: (stars) =>
    stars > 0 ? [{ value: String(stars), label: `${stars}+ stars`, without: { rating: 0 } }] : [],
  choose: Number,
  countsAs: 'rating',
  input: 'own',
};

function rangeChip({ minPrice, maxPrice }: ListingParams): FilterChip {
  return {
    value: `${minPrice}-${maxPrice}`,
    label: rangeLabel(
      minPrice === anyPrice.minPrice ? null : minPrice,
      maxPrice === anyPrice.maxPrice ? null : maxPrice,
    ),
    without: anyPrice,
  };
}
