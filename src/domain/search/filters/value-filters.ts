import { gramsPerOunce, mlPerFluidOunce } from '../../catalog/size-measures';
import { type UnitKind, unitKinds } from '../search-index';
import { numberBetween, oneOf, onOrOff } from './decoders';
import { rangeLabel } from './dollar-range';
import type { Filter, FilterChip, ListingParams } from './filter';

export const stockFilter: Filter<ListingParams['inStock']> = {
  label: 'Availability',
  default: false,
  expected: '1 or 0',
  decode: onOrOff,
  encode: (inStock) => (inStock ? '1' : ''),
  toQuery: (inStock) => ({ inStock }),
  chips: (inStock) =>
    inStock ? [{ value: '1', label: 'In stock', without: { inStock: false } }] : [],
  countsAs: 'inStock',
  canonical: 'noindex',
  facet: 'inStock',
  input: 'own',
};

/** Shoppers read unit prices per ounce; the index has them per 100 ml, 100 g or piece. */
export const shownUnits: Record<UnitKind, { label: string; indexUnits: number }> = {
  volume: { label: 'per fl oz', indexUnits: mlPerFluidOunce / 100 },
  weight: { label: 'per oz', indexUnits: gramsPerOunce / 100 },
  count: { label: 'each', indexUnits: 1 },
};

const maxUnitPriceDollars = 100_000;
const anyUnitPrice = { unit: null, minUnitPrice: null, maxUnitPrice: null } as const;

export const unitFilter: Filter<ListingParams['unit']> = {
  label: 'Price per unit',
  default: null,
  expected: `one of ${unitKinds.join(', ')}`,
  decode: oneOf(unitKinds),
  encode: (unit) => unit ?? '',
  toQuery: (unit) => ({ unit }),
  // The range requires a unit, so this chip says all three.
  chips: (unit, params) => (unit === null ? [] : [unitChip(unit, params)]),
  resets: { minUnitPrice: null, maxUnitPrice: null },
  countsAs: 'unit',
  canonical: 'noindex',
  facet: 'unit',
  input: 'own',
};

const readUnitPrice = numberBetween(0, maxUnitPriceDollars);

const unitPriceRange = {
  label: 'Price per unit',
  default: null,
  expected: 'a number of dollars, together with unit',
  decode: (text, { params }) => (params.unit === null ? undefined : readUnitPrice(text)),
  encode: (dollars, { unit }) => (dollars === null || unit === null ? '' : String(dollars)),
  countsAs: 'unit',
  canonical: 'noindex',
  facet: 'unit',
  input: 'own',
} as const satisfies Partial<Filter<number | null>>;

export const minUnitPriceFilter: Filter<ListingParams['minUnitPrice']> = {
  ...unitPriceRange,
  toQuery: (dollars, { unit }) => ({ minUnitPriceCents: indexPrice(dollars, unit, -0.5) }),
  chips: () => [],
};

export const maxUnitPriceFilter: Filter<ListingParams['maxUnitPrice']> = {
  ...unitPriceRange,
  toQuery: (dollars, { unit }) => ({ maxUnitPriceCents: indexPrice(dollars, unit, 0.5) }),
  chips: () => [],
};

/** In cents; `rounding` includes every price that is shown as the same cent. */
function indexPrice(dollars: number | null, unit: UnitKind | null, rounding: number) {
  if (dollars === null || unit === null) return null;
  return Math.max(0, Math.round((dollars * 100 + rounding) / shownUnits[unit].indexUnits));
}

function unitChip(unit: UnitKind, { minUnitPrice, maxUnitPrice }: ListingParams): FilterChip {
  const { label } = shownUnits[unit];
  return {
    value: unit,
    label:
      minUnitPrice === null && maxUnitPrice === null
        ? `Priced ${label}`
        : `${rangeLabel(minUnitPrice, maxUnitPrice)} ${label}`,
    without: anyUnitPrice,
  };
}
