import { type UnitKind, unitKinds } from '../search-index';
import type { Filter, ListingParams } from './filter';

export const stockFilter: Filter<ListingParams['inStock']> = {
  label: 'Availability',
  default: false,
  encode: (inStock) => (inStock ? '1' : ''),
  choose: () => true,
  countsAs: 'inStock',
  input: 'own',
};

export const ratingFilter: Filter<ListingParams['rating']> = {
  label: 'Rating',
  default: 0,
  encode: (stars) => (stars === 0 ? '' : String(stars)),
  choose: Number,
  countsAs: 'rating',
  input: 'own',
};

/** Shoppers read unit prices in US measures. */
export const unitLabels: Record<UnitKind, string> = {
  volume: 'per fl oz',
  weight: 'per oz',
  count: 'each',
};

export const unitFilter: Filter<ListingParams['unit']> = {
  label: 'Price per unit',
  default: null,
  encode: (unit) => unit ?? '',
  choose: (text) => unitKinds.find((unit) => unit === text) ?? null,
  resets: { minUnitPrice: null, maxUnitPrice: null },
  countsAs: 'unit',
  input: 'own',
};

/** One end of the range. */
export const unitPriceFilter: Filter<number | null> = {
  label: 'Price per unit',
  default: null,
  encode: (dollars, { unit }) => (dollars === null || unit === null ? '' : String(dollars)),
  countsAs: 'unit',
  input: 'own',
};
