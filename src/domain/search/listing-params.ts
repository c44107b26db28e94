import { anySlug } from './filters/decoders';
import type { FilterName, ListingParams, SlugOf } from './filters/filter';
import { encodeFilter, filterNames, filters, isDefault } from './filters/filters';
import { anyProduct, type ListingQuery } from './search-index';

export type { ListingParams } from './filters/filter';

export const pageSize = 24;

/** The table of filters has every field of the parameters, which `fromEntries` cannot express. */
export const defaultListing = Object.fromEntries(
  filterNames.map((name) => [name, filters[name].default]),
) as unknown as ListingParams;

interface Decoded {
  params: ListingParams;
  /** Messages for invalid parameters; their defaults apply. */
  problems: Record<string, string>;
}

/**
 * Parses any query string. Pages ignore invalid parameters; the API rejects them. Without `slugOf`,
 * any slug is accepted.
 */
export function decodeListing(query: URLSearchParams, slugOf: SlugOf = anySlug): Decoded {
  const problems: Record<string, string> = {};
  const params: ListingParams = { ...defaultListing };

  function decode<K extends FilterName>(name: K): void {
    const text = readParam(name, query);
    if (!text) return;
    const value = filters[name].decode(text, { params, slugOf });
    if (value === undefined) problems[name] = `must be ${filters[name].expected}`;
    else params[name] = value;
  }

  for (const name of filterNames) decode(name);
  return { params, problems };
}

/** The text of a parameter, perhaps under one of its other names. */
export function readParam(name: FilterName, query: URLSearchParams): string | undefined {
  const { aliases = [], isList } = filters[name];
  const used = [name, ...aliases].find((known) => query.get(known));
  if (used === undefined) return undefined;
  return (isList ? query.getAll(used).filter(Boolean).join(',') : query.get(used)) ?? undefined;
}

/** The shortest equivalent query string. */
export function encodeListing(params: ListingParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const text = encodeFilter(name, params);
    if (text !== '') query.set(name, text);
  }
  return query;
}

/** The search index query of a listing. */
export function toListingQuery(params: ListingParams, now: Date): ListingQuery {
  const query: ListingQuery = { ...anyProduct, pageSize, now };
  const add = <K extends FilterName>(name: K) =>
    Object.assign(query, filters[name].toQuery(params[name], params));
  for (const name of filterNames) add(name);
  return query;
}

/** Number of active filters; search and sort do not count. */
export function countActiveFilters(params: ListingParams): number {
  const active = filterNames.filter((name) => !isDefault(name, params));
  return new Set(active.map((name) => filters[name].countsAs).filter((group) => group !== null))
    .size;
}
