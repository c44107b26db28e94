import { pageCacheRule } from '~/domain/page-cache';

const { freshSeconds, staleSeconds } = pageCacheRule;
const defaultCacheControl = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

/** Sets the Cache-Control header of a page, unless its route has set one. Errors are not cached. */
export function setCacheControl(headers: Headers, status: number): void {
  if (status !== 200) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', defaultCacheControl);
}
