import { findCategory } from '../../catalog/category';
import { gramsPerOunce, mlPerFluidOunce } from '../../catalog/size-measures';
import { asOneLine } from '../../input/control-characters';
import { readId } from '../../input/storable';
import { priceBands } from '../price-bands';
import { type Facets, listingFilters, type UnitKind, unitKinds } from '../search-index';
import { sorts } from '../sorts';
import { numberBetween, oneOf, onOrOff, slugList, slugListLimit, unknownEntries } from './decoders';
import type { FilterRules, FilterRulesTable, ListingParams } from './filter';
import type { ListName } from './list-filters';
import { chosenSort, shownSort } from './order-filters';
import { priceSliderScale } from './price-filters';

const maxSearchLength = 200;
/** These would reverse the text around the search text, which pages repeat. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

const maxPriceDollars = 1_000_000;
const maxUnitPriceDollars = 100_000;
const maxStars = 5;
const maxPage = 100_000;

const numberSchema = { type: 'number' };
const enumSchema = (values: readonly string[]) => ({ type: 'string', enum: values });
const cents = (dollars: number) => Math.round(dollars * 100);

/** Any of the slugs, or all of them, as the description says. */
function listRules(
  name: ListName,
  facet: keyof Facets | null,
  texts: { values: string; describe: string; help: string | null },
): FilterRules<readonly string[]> {
  return {
    decode: slugList(name),
    unknownIn: unknownEntries(name),
    expected: `${slugListLimit} ${texts.values}, separated by commas`,
    toQuery: (slugs) => ({ [name]: slugs }),
    facet,
    canonical: 'noindex',
    describe: texts.describe,
    help: texts.help,
  };
}

/** The amounts, in units of the index (100 ml, 100 g or a piece), that shoppers read prices for. */
const shownAmounts: Record<UnitKind, number> = {
  volume: mlPerFluidOunce / 100,
  weight: gramsPerOunce / 100,
  count: 1,
};

/** In cents; `rounding` includes every price that is shown as the same cent. */
function indexUnitPrice(dollars: number | null, { unit }: ListingParams, rounding: number) {
  if (dollars === null || unit === null) return null;
  return Math.max(0, Math.round((dollars * 100 + rounding) / shownAmounts[unit]));
}

const readSort = oneOf(sorts);
const readPage = numberBetween(1, maxPage);
const readUnitPrice = numberBetween(0, maxUnitPriceDollars);

const unitPriceRules = {
  // A price alone would compare pills with ounces.
  decode: (text, { params }) => (params.unit === null ? undefined : readUnitPrice(text)),
  expected: 'a number of dollars, together with unit',
  facet: 'unit',
  canonical: 'noindex',
  describe: 'Dollars per fluid ounce, ounce or piece; requires unit',
  schema: numberSchema,
  help: null,
} as const satisfies Partial<FilterRules<number | null>>;

/** The other half of the table of filters: how the server reads, applies and describes them. */
export const filterRules: FilterRulesTable = {
  search: {
    aliases: ['q'],
    decode: (text) =>
      asOneLine(text.slice(0, maxSearchLength).replace(directionControls, '')).toWellFormed(),
    expected: 'text',
    toQuery: (search) => ({ search }),
    facet: null,
    canonical: 'noindex',
    describe:
      'What a shopper would type: product types, concerns, ingredients, prices and other words. Text in double quotes is matched as it is',
    help: null,
  },
  filter: {
    decode: oneOf(listingFilters),
    expected: `one of ${listingFilters.join(', ')}`,
    toQuery: (filter) => ({ filter }),
    facet: null,
    canonical: 'kept',
    describe: 'A predefined filter',
    schema: enumSchema(listingFilters),
    help: null,
  },
  price: {
    decode: oneOf(priceBands),
    expected: `one of ${priceBands.join(', ')}`,
    toQuery: (price) => ({ price }),
    facet: null,
    canonical: 'kept',
    describe: 'A price band',
    schema: enumSchema(priceBands),
    help: null,
  },
  category: {
    decode: (text) => (text === 'all' || findCategory(text) ? text : undefined),
    expected: "'all' or one of our categories",
    toQuery: (category) => ({ category: category === 'all' ? null : category }),
    facet: 'category',
    canonical: 'kept',
    describe: "'all' or the slug of a category",
    help: 'a **category**',
  },
  subcategory: {
    decode: (text, { params }) => (findCategory(params.category, text) ? text : undefined),
    expected: 'a subcategory of the category',
    toQuery: (subcategory) => ({ subcategory: subcategory === '' ? null : subcategory }),
    facet: 'subcategory',
    canonical: 'kept',
    describe: 'Slug; requires its category',
    help: null,
  },
  brands: listRules('brands', 'brand', {
    values: 'names of brands',
    describe: 'Slugs or names of brands, separated by commas',
    help: 'any number of **brands**: type in “Find a brand” to search hundreds of them',
  }),
  minPrice: {
    decode: numberBetween(0, maxPriceDollars),
    expected: 'a number of dollars',
    toQuery: (dollars) => ({
      minPriceCents: dollars === priceSliderScale.min ? null : cents(dollars),
    }),
    facet: 'price',
    canonical: 'noindex',
    describe: 'Dollars; 0 means any',
    schema: numberSchema,
    help: `a **price range** from $${priceSliderScale.min} to $${priceSliderScale.max} with the slider or the two number fields; $${priceSliderScale.max} means “$${priceSliderScale.max} and above”`,
  },
  maxPrice: {
    decode: numberBetween(0, maxPriceDollars),
    expected: 'a number of dollars',
    toQuery: (dollars) => ({
      maxPriceCents: dollars === priceSliderScale.max ? null : cents(dollars),
    }),
    facet: 'price',
    canonical: 'noindex',
    describe: `Dollars; ${priceSliderScale.max} means any`,
    schema: numberSchema,
    help: null,
  },
  rating: {
    decode: numberBetween(0, maxStars),
    expected: `a number from 0 to ${maxStars}`,
    toQuery: (rating) => ({ rating }),
    facet: 'rating',
    canonical: 'noindex',
    describe: 'Minimum number of stars',
    schema: numberSchema,
    help: 'a **rating**: 4+, 3+, 2+, 1+ or Any',
  },
  concerns: listRules('concerns', 'concern', {
    values: 'concerns',
    describe: 'Slugs or names of concerns, separated by commas; any of them',
    help: 'a **concern**, such as acne or dryness, and your **skin type** or **hair type**',
  }),
  skinTypes: listRules('skinTypes', 'skin', {
    values: 'skin types',
    describe: 'Slugs or names of skin types, separated by commas; any of them',
    help: null,
  }),
  hairTypes: listRules('hairTypes', 'hair', {
    values: 'hair types',
    describe: 'Slugs or names of hair types, separated by commas; any of them',
    help: null,
  }),
  claims: listRules('claims', 'claim', {
    values: 'claims',
    describe: 'Slugs or names of claims, separated by commas; all of them',
    help: '**claims**, such as vegan or waterproof, all of which a product must make',
  }),
  ingredients: listRules('ingredients', 'ingredient', {
    values: 'ingredients',
    describe: 'Slugs or names of ingredients or families of them, separated by commas; all of them',
    help: '**ingredients** that a product must have',
  }),
  without: listRules('without', null, {
    values: 'ingredients',
    describe:
      'Slugs or names of ingredients or families of them, separated by commas; products that are known to have none of them',
    help: 'ingredients that it must be **without**, such as parabens, drying alcohol or fragrance allergens; we then leave out products whose full ingredient list we do not know',
  }),
  stores: listRules('stores', 'store', {
    values: 'stores',
    describe: 'Slugs or names of stores, separated by commas; any of them',
    help: 'the **stores** that sell it',
  }),
  inStock: {
    decode: onOrOff,
    expected: '1 or 0',
    toQuery: (inStock) => ({ inStock }),
    facet: 'inStock',
    canonical: 'noindex',
    describe: '1: only products that some store has in stock',
    schema: enumSchema(['1', '0']),
    help: 'only products that are **in stock**',
  },
  unit: {
    decode: oneOf(unitKinds),
    expected: `one of ${unitKinds.join(', ')}`,
    toQuery: (unit) => ({ unit }),
    facet: 'unit',
    canonical: 'noindex',
    describe: 'The unit that minUnitPrice and maxUnitPrice refer to: fluid ounce, ounce or piece',
    schema: enumSchema(unitKinds),
    help: 'a **price per unit**: per fluid ounce, per ounce or each',
  },
  minUnitPrice: {
    ...unitPriceRules,
    toQuery: (dollars, params) => ({ minUnitPriceCents: indexUnitPrice(dollars, params, -0.5) }),
  },
  maxUnitPrice: {
    ...unitPriceRules,
    toQuery: (dollars, params) => ({ maxUnitPriceCents: indexUnitPrice(dollars, params, 0.5) }),
  },
  family: {
    decode: (text) => readId(text) ?? undefined,
    expected: 'the id of a family of products',
    toQuery: (family) => ({ family }),
    facet: null,
    canonical: 'noindex',
    describe: 'The familyId of a product: lists only its sizes and shades',
    schema: { type: 'integer', minimum: 1 },
    help: null,
  },
  sort: {
    decode: (text, { params }) => {
      const sort = readSort(text);
      return sort && chosenSort(sort, params.search);
    },
    expected: `one of ${sorts.join(', ')}`,
    toQuery: (_, params) => ({ sort: shownSort(params) }),
    facet: null,
    canonical: 'dropped',
    describe:
      'Sort order; ties are broken by popularity, then by id. The default is relevance with a search text, popular without',
    schema: enumSchema(sorts),
    help: null,
  },
  expand: {
    decode: onOrOff,
    expected: '1 or 0',
    // The variants of one product would otherwise be one card.
    toQuery: (expand, { family }) => ({ expand: expand || family !== null }),
    facet: null,
    canonical: 'dropped',
    describe: '1: every size and shade as an entry of its own',
    schema: enumSchema(['1', '0']),
    help: null,
  },
  page: {
    decode: (text) => (/^\d+$/.test(text) ? readPage(text) : undefined),
    expected: 'a whole number from 1',
    toQuery: (page) => ({ page }),
    facet: null,
    canonical: 'kept',
    describe: 'From 1',
    schema: { type: 'integer', minimum: 1 },
    help: null,
  },
};
