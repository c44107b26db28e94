const anchor = 'http://site.invalid';

/**
 * The page to return to after signing in: the previous page if it is on this site, or else the home
 * page. Rejects anything that a browser could read as another site.
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Browsers drop tabs and line breaks inside a URL, and read a backslash as a slash.
  if (/[\\\s\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, anchor)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, anchor);
  if (origin !== anchor || /^\/auth(\/|$)/i.test(pathname) || pathname.startsWith('//')) return '/';
  return pathname + search + hash;
}
