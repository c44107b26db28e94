const anchor = 'http://site.invalid';

/**
 * Where somebody goes once signed in: back to where they came from if that is a page of ours, else home.
 * Anything a browser could read as another site is refused, whatever it is dressed up as.
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Browsers drop tabs and line ends inside an address, and read a backslash as a slash.
  if (/[\\\s\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, anchor)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, anchor);
  if (origin !== anchor || /^\/auth(\/|$)/i.test(pathname) || pathname.startsWith('//')) return '/';
  return pathname + search + hash;
}
