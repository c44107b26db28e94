import { anySlug } from '../filters/decoders';
import type { FilterName, ListingParams, SlugOf } from '../filters/filter';
import { filterRules } from '../filters/filter-rules';
import { filterNames } from '../filters/filters';
import { isListName } from '../filters/list-filters';
import { anyProduct, type ListingQuery } from '../search-index';
import { defaultListing, pageSize } from './listing-params';

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
    const { decode: read, expected, unknownIn } = filterRules[name];
    const value = read(text, { params, slugOf });
    if (value !== undefined) params[name] = value;
    else
      problems[name] = `must be ${expected}${quote(unknownIn?.(text, { params, slugOf }) ?? [])}`;
  }

  for (const name of filterNames) decode(name);
  return { params, problems };
}

const maxQuoted = 3;
const maxQuotedLength = 40;

/** Names what is wrong, within limits: it was sent by anyone. */
function quote(entries: readonly string[]): string {
  if (entries.length === 0) return '';
  const shown = entries.slice(0, maxQuoted).map((entry) => `“${entry.slice(0, maxQuotedLength)}”`);
  return `; unknown: ${shown.join(', ')}${entries.length > maxQuoted ? ' and more' : ''}`;
}

/** The text of a parameter, perhaps under one of its other names. */
export function readParam(name: FilterName, query: URLSearchParams): string | undefined {
  const names = [name, ...(filterRules[name].aliases ?? [])];
  const used = names.find((known) => query.get(known));
  if (used === undefined) return undefined;
  // A form sends a list as one parameter per entry.
  const texts = query.getAll(used);
  return isListName(name) ? texts.filter(Boolean).join(',') : texts[0];
}

/** The search index query of a listing. */
export function toListingQuery(params: ListingParams, now: Date): ListingQuery {
  const query: ListingQuery = { ...anyProduct, pageSize, now };
  const add = <K extends FilterName>(name: K) =>
    Object.assign(query, filterRules[name].toQuery(params[name], params));
  for (const name of filterNames) add(name);
  return query;
}
