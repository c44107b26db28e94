import { findCategory } from '../../catalog/category';
import { bandTitles } from '../price-bands';
import { quoteSearch } from '../quote-part';
import type { UnitKind } from '../search-index';
import { rangeLabel } from './dollar-range';
import type { ChipsOf, ChipsTable, FilterChip, ListingParams } from './filter';
import type { ListName } from './list-filters';
import { anyPrice } from './price-filters';
import { filterTitles } from './titles';
import { unitLabels } from './value-filters';

/** A chip for each slug; `label` says how it names one. */
function listChips(
  list: ListName,
  label: (name: string) => string = (name) => name,
): ChipsOf<readonly string[]> {
  return (slugs, _, nameOf) =>
    slugs.map((slug) => {
      const without: Partial<ListingParams> = {};
      without[list] = slugs.filter((other) => other !== slug);
      return { value: slug, label: label(nameOf(list, slug)), without };
    });
}

const nothing = () => [];

/** The active choices of every filter, each removable. They load with the first chip. */
export const filterChips: ChipsTable = {
  search: (search) =>
    search ? [{ value: search, label: quoteSearch(search), without: { search: '' } }] : [],
  filter: (filter) =>
    filter ? [{ value: filter, label: filterTitles[filter], without: { filter: null } }] : [],
  price: (price) =>
    price ? [{ value: price, label: bandTitles[price], without: { price: null } }] : [],
  category: (category) =>
    category === 'all'
      ? []
      : [
          {
            value: category,
            label: findCategory(category)?.category.name ?? category,
            without: { category: 'all', subcategory: '' },
          },
        ],
  subcategory: (subcategory, { category }) =>
    subcategory === ''
      ? []
      : [
          {
            value: subcategory,
            label: findCategory(category, subcategory)?.subcategory?.name ?? subcategory,
            without: { subcategory: '' },
          },
        ],
  brands: listChips('brands'),
  minPrice: (dollars, params) => (dollars === anyPrice.minPrice ? [] : [priceChip(params)]),
  // With a minimum, its chip says both.
  maxPrice: (dollars, params) =>
    dollars === anyPrice.maxPrice || params.minPrice !== anyPrice.minPrice
      ? []
      : [priceChip(params)],
  rating: (stars) =>
    stars > 0 ? [{ value: String(stars), label: `${stars}+ stars`, without: { rating: 0 } }] : [],
  concerns: listChips('concerns'),
  skinTypes: listChips('skinTypes'),
  hairTypes: listChips('hairTypes'),
  claims: listChips('claims'),
  ingredients: listChips('ingredients', (name) => `With ${name}`),
  without: listChips('without', (name) => `Without ${name}`),
  stores: listChips('stores'),
  inStock: (inStock) =>
    inStock ? [{ value: '1', label: 'In stock', without: { inStock: false } }] : [],
  // The range requires a unit, so this chip says all three.
  unit: (unit, params) => (unit === null ? [] : [unitChip(unit, params)]),
  minUnitPrice: nothing,
  maxUnitPrice: nothing,
  family: (family) =>
    family === null
      ? []
      : [{ value: String(family), label: 'One product', without: { family: null } }],
  // They order or page through a listing, so there is nothing to remove.
  sort: nothing,
  expand: (expand) =>
    expand ? [{ value: '1', label: 'All sizes and shades', without: { expand: false } }] : [],
  page: nothing,
};

function priceChip({ minPrice, maxPrice }: ListingParams): FilterChip {
  return {
    value: `${minPrice}-${maxPrice}`,
    label: rangeLabel(
      minPrice === anyPrice.minPrice ? null : minPrice,
      maxPrice === anyPrice.maxPrice ? null : maxPrice,
    ),
    without: anyPrice,
  };
}

function unitChip(unit: UnitKind, { minUnitPrice, maxUnitPrice }: ListingParams): FilterChip {
  const words = unitLabels[unit];
  return {
    value: unit,
    label:
      minUnitPrice === null && maxUnitPrice === null
        ? `Priced ${words}`
        : `${rangeLabel(minUnitPrice, maxUnitPrice)} ${words}`,
    without: { unit: null, minUnitPrice: null, maxUnitPrice: null },
  };
}
