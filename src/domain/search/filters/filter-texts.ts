import { listingFilters, priceBands, sorts } from '../search-index';
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
    describe: 'Every word must occur in the name, brand, category or key ingredients',
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
    describe: 'Comma-separated brand slugs',
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
  sort: {
    describe: 'Sort order; ties are broken by id',
    schema: { type: 'string', enum: sorts },
    help: null,
  },
  page: { describe: 'From 1', schema: { type: 'integer', minimum: 1 }, help: null },
};
