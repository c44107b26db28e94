import { listingFilters, priceBands, sorts, unitKinds } from '../search-index';
import type { FilterName } from './filter';

interface FilterTexts {
  /** For programmers, in the API description. */
  describe: string;
  /** The JSON schema of the parameter; text unless stated otherwise. */
  schema?: object;
  /** For shoppers, in Markdown: an entry of the list in the help article about filters; null: none. */
  help: string | null;
}

const number = { type: 'number' };

/** The texts of every filter that only the server needs. */
export const filterTexts: Record<FilterName, FilterTexts> = {
  search: {
    describe:
      'What a shopper would type: product types, concerns, ingredients, prices and other words. Text in double quotes is matched as it is',
    help: null,
  },
  filter: {
    describe: 'A predefined filter',
    schema: { type: 'string', enum: listingFilters },
    help: null,
  },
  price: { describe: 'A price band', schema: { type: 'string', enum: priceBands }, help: null },
  category: { describe: "'all' or the slug of a category", help: 'a **category**' },
  subcategory: { describe: 'Slug; requires its category', help: null },
  brands: {
    describe: 'Slugs or names of brands, separated by commas',
    help: 'any number of **brands**: type in “Find a brand” to search hundreds of them',
  },
  minPrice: {
    describe: 'Dollars; 0 means any',
    schema: number,
    help: 'a **price range** from $0 to $500 with the slider or the two number fields; $500 means “$500 and above”',
  },
  maxPrice: { describe: 'Dollars; 500 means any', schema: number, help: null },
  rating: {
    describe: 'Minimum number of stars',
    schema: number,
    help: 'a **rating**: 4+, 3+, 2+, 1+ or Any',
  },
  concerns: {
    describe: 'Slugs or names of concerns, separated by commas; any of them',
    help: 'a **concern**, such as acne or dryness, and your **skin type** or **hair type**',
  },
  skinTypes: {
    describe: 'Slugs or names of skin types, separated by commas; any of them',
    help: null,
  },
  hairTypes: {
    describe: 'Slugs or names of hair types, separated by commas; any of them',
    help: null,
  },
  claims: {
    describe: 'Slugs or names of claims, separated by commas; all of them',
    help: '**claims**, such as vegan or waterproof, all of which a product must make',
  },
  ingredients: {
    describe: 'Slugs or names of ingredients, separated by commas; all of them',
    help: '**ingredients** that a product must have',
  },
  without: {
    describe:
      'Slugs or names of ingredients, separated by commas; products that are known to have none of them',
    help: 'ingredients that it must be **without**; we then leave out products whose full ingredient list we do not know',
  },
  stores: {
    describe: 'Slugs or names of stores, separated by commas; any of them',
    help: 'the **stores** that sell it',
  },
  inStock: {
    describe: '1: only products that some store has in stock',
    schema: { type: 'string', enum: ['1', '0'] },
    help: 'only products that are **in stock**',
  },
  unit: {
    describe: 'The unit that minUnitPrice and maxUnitPrice refer to: fluid ounce, ounce or piece',
    schema: { type: 'string', enum: unitKinds },
    help: 'a **price per unit**: per fluid ounce, per ounce or each',
  },
  minUnitPrice: {
    describe: 'Dollars per fluid ounce, ounce or piece; requires unit',
    schema: number,
    help: null,
  },
  maxUnitPrice: {
    describe: 'Dollars per fluid ounce, ounce or piece; requires unit',
    schema: number,
    help: null,
  },
  family: {
    describe: 'The familyId of a product: lists only its sizes and shades',
    schema: { type: 'integer', minimum: 1 },
    help: null,
  },
  sort: {
    describe:
      'Sort order; ties are broken by popularity, then by id. The default is relevance with a search text, popular without',
    schema: { type: 'string', enum: sorts },
    help: null,
  },
  expand: {
    describe: '1: every size and shade as an entry of its own',
    schema: { type: 'string', enum: ['1', '0'] },
    help: null,
  },
  page: { describe: 'From 1', schema: { type: 'integer', minimum: 1 }, help: null },
};
