import { expect, test } from './fixtures.ts';
import { linksIn, readSitemaps } from './site-links.ts';

/** Enough for every kind of page; filter combinations are endless. */
const maxPages = 300;

/** Paths that robots.txt disallows. */
const isOffLimits = (path: string) => /^\/(api|dev|go)\//.test(path);

test('no link on the site is broken, and indexable pages are in the sitemaps', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const origin = new URL(baseURL ?? '').origin;
  const { pages, products } = await readSitemaps(request);
  const listed = new Set([...pages, ...products]);
  const found = new Map([[`${origin}/`, 'nowhere']]);
  const broken: string[] = [];
  const unlisted: string[] = [];
  let visited = 0;
  // Iterating a map includes entries that are added during iteration.
  for (const [url, from] of found) {
    if (visited === maxPages) break;
    visited += 1;
    const { pathname } = new URL(url);
    const isOutbound = pathname.startsWith('/go/');
    const response = await request.get(url, isOutbound ? { maxRedirects: 0 } : {});
    const status = response.status();
    const fine = isOutbound ? status >= 300 && status < 400 : status === 200;
    if (!fine) broken.push(`${url} (${status}), linked from ${from}`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const isLaterPage = new URL(url).searchParams.has('page');
    if (canonical?.replaceAll('&amp;', '&') === url && !listed.has(url) && !isLaterPage) {
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
  expect(visited).toBeGreaterThan(100);
});

/** Outbound links count clicks and lead elsewhere, so test only a few of them. */
function isOutboundSample({ pathname }: URL): boolean {
  return /^\/go\/\d*7$/.test(pathname);
}

test('no kind of page logs errors in the browser or calls another host', async ({ page }) => {
  test.setTimeout(180_000);
  const kinds = [
    '/',
    '/products',
    '/products?filter=sale&sort=savings&page=2',
    '/products?search=serum',
    '/products?search=nothing-has-this-name',
    '/category/skincare',
    '/category/skincare/serums',
    '/product/1',
    '/product/600',
    '/favorites',
    '/auth',
    '/about',
    '/contact',
    '/help',
    '/help?q=alerts',
    '/help/price-verdicts',
    '/price-match',
    '/returns',
    '/privacy',
    '/terms',
    '/careers',
    '/careers/apply',
    '/newsletter',
    '/brand-suggestions',
    '/status',
  ];
  // Initial scripts, and the chunks that it loads later by itself.
  const budget = 128 * 1024;
  for (const path of kinds) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { script, connectionAfterMs } = await page.evaluate(() => {
      const entries = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'));
      // The price connection opens when the page is idle; pictures may take longer.
      const isConnectionScript = ({ name }: PerformanceResourceTiming) =>
        name.includes('/watch-prices-');
      const [page] = performance.getEntriesByType('navigation');
      const loadedAt = page instanceof PerformanceNavigationTiming ? page.loadEventStart : 0;
      const line = entries.find(isConnectionScript);
      return {
        script: entries
          .filter((entry) => !isConnectionScript(entry))
          .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
        connectionAfterMs: line ? line.startTime - loadedAt : Number.POSITIVE_INFINITY,
      };
    });
    expect(connectionAfterMs, `${path} waits before it opens a connection`).toBeGreaterThan(3_900);
    expect(script, `script bytes that ${path} loads by itself`).toBeLessThanOrEqual(budget);
  }
});
