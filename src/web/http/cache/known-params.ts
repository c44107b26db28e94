import { asOneLine } from '~/domain/input/control-characters';
import { filterRules } from '~/domain/search/filters/filter-rules';
import { filterNames } from '~/domain/search/filters/filters';
import { isListName } from '~/domain/search/filters/list-filters';
import { reviewParamNames } from '~/web/shared/reviews/review-params';

/**
 * The query parameters that pages read. All others (such as utm_source) are removed before rendering and
 * before the cache lookup, so that they can neither fill the cache nor miss it.
 */
const knownParams: readonly string[] = [
  ...new Set([
    ...filterNames.flatMap((name) => [name, ...(filterRules[name].aliases ?? [])]),
    'choices',
    'days',
    'function',
    'letter',
    'store',
    'q',
    'voted',
    // React Router's own, when it fetches the data of some routes only.
    '_routes',
  ]),
].sort();

/** Parameters of single pages. */
const ownParams: readonly [page: RegExp, names: readonly string[]][] = [
  // Pages behind links in emails read the token to say what it unsubscribes from.
  [/^\/(?:alerts|newsletter)\/unsubscribe(?:\.data)?$/, ['token']],
  [/^\/product\/\d+\/reviews(?:\.data)?$/, Object.values(reviewParamNames)],
  [/^\/compare(?:\.data)?$/, ['ids', 'rows']],
  [/^\/routine(?:\.data)?$/, ['morning', 'evening', 'own', 'add', 'find', 'from']],
];

/**
 * The same URL with only known parameters in a fixed order. Parameters that no page should receive are
 * removed too.
 */
export function withKnownParams(url: URL): URL {
  if (url.search === '') return url;
  const known = new URLSearchParams();
  for (const name of knownParams) {
    const values = url.searchParams.getAll(name).map(asOneLine);
    // A plain form sends a list as one parameter per entry; for other parameters the first value counts.
    const value = isListName(name) ? values.filter(Boolean).join(',') : values[0];
    if (value) known.set(name, value);
  }
  const own = ownParams.find(([page]) => page.test(url.pathname))?.[1] ?? [];
  for (const name of own) {
    const value = asOneLine(url.searchParams.get(name) ?? '');
    if (value) known.set(name, value);
  }
  const address = new URL(url);
  address.search = known.toString();
  return address;
}
