import { type UnitKind, unitKinds } from '../search-index';
import { rangeLabel } from './dollar-range';
import type { Filter, FilterChip, ListingParams } from './filter';

export const stockFilter: Filter<ListingParams['inStock']> = {
  label: 'Availability',
  default: false,
  encode: (inStock) => (inStock ? '1' : ''),
  chips: (inStock) =>
    inStock ? [{ value: '1', label: 'In stock', without: { inStock: false } }] : [],
  choose: () => true,
  countsAs: 'inStock',
  input: 'own',
};

/** Shoppers read unit prices in US measures. */
export const unitLabels: Record<UnitKind, string> = {
  volume: 'per fl oz',
  weight: 'per oz',
  count: 'each',
};

const anyUnitPrice = { unit: null, minUnitPrice: null, maxUnitPrice: null } as const;

export const unitFilter: Filter<ListingParams['unit']> = {
  label: 'Price per unit',
  default: null,
  encode: (unit) => unit ?? '',
  // The range requires a unit, so this chip says all three.
  chips: (unit, params) => (unit === null ? [] : [unitChip(unit, params)]),
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
  chips: () => [],
  countsAs: 'unit',
  input: 'own',
};

function unitChip(unit: UnitKind, { minUnitPrice, maxUnitPrice }: ListingParams): FilterChip {
  const label = unitLabels[unit];
  return {
    value: unit,
    label:
      minUnitPrice === null && maxUnitPrice === null
        ? `Priced ${label}`
        : `${rangeLabel(minUnitPrice, maxUnitPrice)} ${label}`,
    without: anyUnitPrice,
  };
}
