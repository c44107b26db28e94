import { AppError } from '~/domain/app-error';
import { onOrOff } from '~/domain/search/filters/decoders';
import { filterRules } from '~/domain/search/filters/filter-rules';
import { filterNames } from '~/domain/search/filters/filters';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { decodeListing } from '~/domain/search/listing/listing-query';
import type { ListingNames } from '~/usecases/listing/listing-names.server';

/** The parameters of `/api/products` that are no filters. */
const otherParams = ['ids', 'explain'];

export const listingApiParams: ReadonlySet<string> = new Set<string>([
  ...filterNames.flatMap((name) => [name, ...(filterRules[name].aliases ?? [])]),
  ...otherParams,
]);

/** Parses the filters of `/api/products`; throws when one of them is invalid. */
export function readListingQuery(
  query: URLSearchParams,
  { slugOf }: ListingNames,
): { params: ListingParams; explain: boolean } {
  const { params, problems } = decodeListing(query, slugOf);
  const explain = onOrOff(query.get('explain') || '0');
  if (explain === undefined) problems.explain = 'must be 1 or 0';
  const [name] = Object.keys(problems);
  if (name === undefined) return { params, explain: explain === true };
  throw new AppError('bad_request', { message: `${name} ${problems[name]}.`, fields: problems });
}
