import { asOneLine } from '~/domain/input/control-characters';

/**
 * The query parameters that some page reads. All others (a newsletter's utm_source, a robot's
 * noise) are left out before a page is rendered or looked up, so that they can neither fill the
 * cache nor miss it.
 */
const knownParams = new Set([
  'search',
  'category',
  'subcategory',
  'brands',
  'minPrice',
  'maxPrice',
  'rating',
  'filter',
  'price',
  'sort',
  'page',
  'days',
  'store',
  'q',
  'voted',
  // React Router's own, when it fetches the data of some routes only.
  '_routes',
]);

/** Pages behind links in emails say what the link's token stops. */
const tokenPages = /^\/(?:alerts|newsletter)\/unsubscribe(?:\.data)?$/;

/** The same address with nothing in its query that no page reads or that no page should carry, in a fixed order. */
export function withKnownParams(url: URL): URL {
  if (url.search === '') return url;
  const known = new URL(url);
  known.search = '';
  for (const name of [...knownParams].sort()) {
    const values = url.searchParams.getAll(name).map(asOneLine);
    // A plain form sends a list as one parameter per entry; of anything else the first counts.
    const value = name === 'brands' ? values.filter(Boolean).join(',') : values[0];
    if (value) known.searchParams.set(name, value);
  }
  const token = tokenPages.test(url.pathname) ? url.searchParams.get('token') : null;
  if (token) known.searchParams.set('token', token);
  return known;
}
