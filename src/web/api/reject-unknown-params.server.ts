import { AppError } from '~/domain/app-error';
import { asOneLine } from '~/domain/input/control-characters';

const maxNamedParams = 10;
const maxNameLength = 50;

/** Throws when the query has parameters that an endpoint would ignore: they may be misspelled. */
export function rejectUnknownParams(query: URLSearchParams, known: ReadonlySet<string>): void {
  const unknown = [...new Set(query.keys())]
    .filter((name) => !known.has(name))
    .slice(0, maxNamedParams)
    .map((name) => asOneLine(name.slice(0, maxNameLength)));
  if (unknown.length === 0) return;
  throw new AppError('bad_request', {
    message: `Unknown ${unknown.length === 1 ? 'parameter' : 'parameters'}: ${unknown.join(', ')}.`,
    fields: Object.fromEntries(unknown.map((name) => [name, 'is not a parameter'])),
  });
}
