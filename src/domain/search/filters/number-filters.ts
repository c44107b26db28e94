import { numberBetween } from './decoders';
import { rangeLabel } from './dollar-range';
import type { Filter, FilterChip, ListingParams } from './filter';

/** The price slider's scale, in dollars. */
export const priceSliderScale = { min: 0, max: 500, step: 10 } as const;

const maxPriceDollars = 1_000_000;
const anyPrice = { minPrice: priceSliderScale.min, maxPrice: priceSliderScale.max };

const priceRange = {
  label: 'Price',
  expected: 'a number of dollars',
  decode: numberBetween(0, maxPriceDollars),
  resets: { price: null },
  countsAs: 'price',
  canonical: 'noindex',
  facet: 'price',
  input: 'own',
} as const;

export const minPriceFilter: Filter<ListingParams['minPrice']> = {
  ...priceRange,
  default: anyPrice.minPrice,
  encode: (dollars) => (dollars === anyPrice.minPrice ? '' : String(dollars)),
  toQuery: (dollars) => ({ minPriceCents: dollars === anyPrice.minPrice ? null : cents(dollars) }),
  chips: (dollars, params) => (dollars === anyPrice.minPrice ? [] : [rangeChip(params)]),
};

export const maxPriceFilter: Filter<ListingParams['maxPrice']> = {
  ...priceRange,
  default: anyPrice.maxPrice,
  encode: (dollars) => (dollars === anyPrice.maxPrice ? '' : String(dollars)),
  toQuery: (dollars) => ({ maxPriceCents: dollars === anyPrice.maxPrice ? null : cents(dollars) }),
  // With a minimum, its chip says both.
  chips: (dollars, params) =>
    dollars === anyPrice.maxPrice || params.minPrice !== anyPrice.minPrice
      ? []
      : [rangeChip(params)],
};

const maxStars = 5;

export const ratingFilter: Filter<ListingParams['rating']> = {
  label: 'Rating',
  default: 0,
  expected: `a number from 0 to ${maxStars}`,
  decode: numberBetween(0, maxStars),
  encode: (stars) => (stars === 0 ? '' : String(stars)),
  toQuery: (rating) => ({ rating }),
  chips: (stars) =>
    stars > 0 ? [{ value: String(stars), label: `${stars}+ stars`, without: { rating: 0 } }] : [],
  countsAs: 'rating',
  canonical: 'noindex',
  facet: 'rating',
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

const cents = (dollars: number) => Math.round(dollars * 100);
