import { findCategory } from '../catalog/category';
import { asOneLine } from '../input/control-characters';
import {
  anyProduct,
  type ListingFilter,
  type ListingQuery,
  listingFilters,
  type PriceBand,
  priceBands,
  type Sort,
  sorts,
} from './search-index';

/** A listing's URL parameters. Every field has a default, and defaults are omitted from the URL. */
export interface ListingParams {
  search: string;
  /** 'all' or a slug. */
  category: string;
  /** '' or a slug of that category. */
  subcategory: string;
  brands: readonly string[];
  /** Dollars; 0 to 500 is the slider's full range and means any price. */
  minPrice: number;
  maxPrice: number;
  rating: number;
  filter: ListingFilter | null;
  price: PriceBand | null;
  sort: Sort;
  page: number;
}

/** The price slider's scale, in dollars. */
export const priceSliderScale = { min: 0, max: 500, step: 10 } as const;
export const pageSize = 24;

export const defaultListing: ListingParams = {
  search: '',
  category: 'all',
  subcategory: '',
  brands: [],
  minPrice: priceSliderScale.min,
  maxPrice: priceSliderScale.max,
  rating: 0,
  filter: null,
  price: null,
  sort: 'popular',
  page: 1,
};

const maxSearchLength = 200;
const maxBrands = 100;
const maxPriceDollars = 1_000_000;
const maxPage = 100_000;

interface Decoded {
  params: ListingParams;
  /** Messages for invalid parameters; their defaults apply. */
  problems: Record<string, string>;
}

/** Parses any query string. Pages ignore invalid parameters; the API rejects them. */
export function decodeListing(query: URLSearchParams): Decoded {
  const problems: Record<string, string> = {};
  const params: ListingParams = { ...defaultListing };

  /** Reads one parameter; the reader returns undefined if it is invalid. */
  function read<K extends keyof ListingParams>(
    name: K,
    expected: string,
    parse: (text: string) => ListingParams[K] | undefined,
  ): void {
    // A plain form sends a list as one parameter per entry.
    const text = name === 'brands' ? query.getAll(name).join(',') : query.get(name);
    if (text === null || text === '') return;
    const value = parse(text);
    if (value === undefined) problems[name] = `must be ${expected}`;
    else params[name] = value;
  }

  read('search', 'text', (text) => asOneLine(text).slice(0, maxSearchLength));
  read('category', "'all' or one of our categories", (text) =>
    text === 'all' || findCategory(text) ? text : undefined,
  );
  read('subcategory', 'a subcategory of the category', (text) =>
    findCategory(params.category, text) ? text : undefined,
  );
  read('brands', `up to ${maxBrands} names of brands, separated by commas`, readBrands);
  read('minPrice', 'a number of dollars', (text) => readNumber(text, 0, maxPriceDollars));
  read('maxPrice', 'a number of dollars', (text) => readNumber(text, 0, maxPriceDollars));
  read('rating', 'a number from 0 to 5', (text) => readNumber(text, 0, 5));
  read('filter', `one of ${listingFilters.join(', ')}`, oneOf(listingFilters));
  read('price', `one of ${priceBands.join(', ')}`, oneOf(priceBands));
  read('sort', `one of ${sorts.join(', ')}`, oneOf(sorts));
  read('page', 'a whole number from 1', (text) =>
    /^\d+$/.test(text) ? readNumber(text, 1, maxPage) : undefined,
  );
  return { params, problems };
}

/** The shortest equivalent query string. */
export function encodeListing(params: ListingParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    const byDefault = String(defaultListing[name as keyof ListingParams] ?? '');
    if (text !== byDefault) query.set(name, text);
  }
  return query;
}

/** The search index query of a listing. */
export function toListingQuery(params: ListingParams, now: Date): ListingQuery {
  const { search, brands, rating, filter, price, sort, page } = params;
  return {
    ...anyProduct,
    search,
    brands,
    rating,
    filter,
    price,
    sort,
    page,
    pageSize,
    now,
    category: params.category === 'all' ? null : params.category,
    subcategory: params.subcategory === '' ? null : params.subcategory,
    minPriceCents:
      params.minPrice === priceSliderScale.min ? null : Math.round(params.minPrice * 100),
    maxPriceCents:
      params.maxPrice === priceSliderScale.max ? null : Math.round(params.maxPrice * 100),
  };
}

/** Number of active filters; search and sort do not count. */
export function countActiveFilters(params: ListingParams): number {
  const priceIsSet =
    params.minPrice !== priceSliderScale.min || params.maxPrice !== priceSliderScale.max;
  const active = [
    params.category !== 'all',
    params.brands.length > 0,
    priceIsSet,
    params.rating > 0,
  ];
  return active.filter(Boolean).length;
}

function readBrands(text: string): string[] | undefined {
  const slugs = [...new Set(text.split(',').filter(Boolean))];
  const readable =
    slugs.length <= maxBrands && slugs.every((slug) => /^[a-z0-9-]{1,80}$/.test(slug));
  return readable ? slugs : undefined;
}

function readNumber(text: string, min: number, max: number): number | undefined {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function oneOf<const T extends readonly string[]>(known: T) {
  return (text: string): T[number] | undefined => known.find((value) => value === text);
}
