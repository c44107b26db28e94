import { expect, test } from './fixtures.ts';
import { linksIn, readSitemaps, retryWhenClosed } from './site-links.ts';

/** Pages of one kind share their code; there are hundreds of products and endless filters. */
const maxPagesPerKind = 3;

/** The section, depth and query parameters of a URL. */
function kindOf({ pathname, searchParams }: URL): string {
  const [, section, ...rest] = pathname.split('/');
  return `${section}/${rest.length}?${[...searchParams.keys()].sort()}`;
}

/** Paths that robots.txt disallows. */
const isOffLimits = (path: string) => /^\/(?:(?:api|dev|go)\/|compare$)/.test(path);

test('no link on the site is broken, and indexable pages are in the sitemaps', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const origin = new URL(baseURL ?? '').origin;
  const { pages, ingredients, products } = await readSitemaps(request);
  const listed = new Set([...pages, ...ingredients, ...products]);
  const found = new Map([[`${origin}/`, 'nowhere']]);
  const broken: string[] = [];
  const unlisted: string[] = [];
  const visits = new Map<string, number>();
  // Iterating a map includes entries that are added during iteration.
  for (const [url, from] of found) {
    const kind = kindOf(new URL(url));
    const earlier = visits.get(kind) ?? 0;
    if (earlier === maxPagesPerKind) continue;
    visits.set(kind, earlier + 1);
    const { pathname } = new URL(url);
    const isOutbound = pathname.startsWith('/go/');
    const response = await request.get(url, {
      ...retryWhenClosed,
      ...(isOutbound && { maxRedirects: 0 }),
    });
    const status = response.status();
    const fine = isOutbound ? status >= 300 && status < 400 : status === 200;
    if (!fine) broken.push(`${url} (${status}), linked from ${from}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    // Sitemaps name one address per product; what is similar to it is found from its page.
    const isFoundFromPage =
      new URL(url).searchParams.has('page') || /^\/product\/\d+\/(dupes|reviews)$/.test(pathname);
    if (canonical?.replaceAll('&amp;', '&') === url && !listed.has(url) && !isFoundFromPage) {
      unlisted.push(url);
    }
    for (const href of linksIn(html)) {
      const link = new URL(href, url);
      link.hash = '';
      const skip =
        link.origin !== origin || (isOffLimits(link.pathname) && !isOutboundSample(link));
      if (!skip && !found.has(link.href)) found.set(link.href, url);
    }
  }
  expect(broken).toEqual([]);
  expect(unlisted, 'add these to src/web/api/sitemap/sitemap-pages.ts').toEqual([]);
  expect(visits.size, 'kinds of pages').toBeGreaterThan(30);
});

/** Outbound links count clicks and lead elsewhere, so test only a few of them. */
function isOutboundSample({ pathname }: URL): boolean {
  return /^\/go\/\d*7$/.test(pathname);
}
