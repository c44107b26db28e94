import { AppError } from '~/domain/app-error';
import { asOneLine } from '~/domain/input/control-characters';
import { onOrOff } from '~/domain/search/filters/decoders';
import { filterRules } from '~/domain/search/filters/filter-rules';
import { filterNames } from '~/domain/search/filters/filters';
import type { ListingParams } from '~/domain/search/listing-params';
import { decodeListing } from '~/domain/search/listing-query';
import type { ListingNames } from '~/usecases/listing/listing-names.server';

/** The parameters of `/api/products` that are no filters. */
const otherParams = ['ids', 'explain'];

const knownParams = new Set<string>([
  ...filterNames.flatMap((name) => [name, ...(filterRules[name].aliases ?? [])]),
  ...otherParams,
]);

const maxNamedParams = 10;
const maxNameLength = 50;

/** Throws when the query has parameters that this endpoint would ignore: they may be misspelled. */
export function rejectUnknownParams(query: URLSearchParams): void {
  const unknown = [...new Set(query.keys())]
    .filter((name) => !knownParams.has(name))
    .slice(0, maxNamedParams)
    .map((name) => asOneLine(name.slice(0, maxNameLength)));
  if (unknown.length === 0) return;
  throw new AppError('bad_request', {
    message: `Unknown ${unknown.length === 1 ? 'parameter' : 'parameters'}: ${unknown.join(', ')}.`,
    fields: Object.fromEntries(unknown.map((name) => [name, 'is not a parameter'])),
  });
}

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
