import type { APIRequestContext } from '@playwright/test';

/** For many requests in a row: a busy server may close a connection that was idle for a few seconds. */
export const retryWhenClosed = { maxRetries: 2 } as const;

/** The URLs that a page or a feed links to. */
export function linksIn(markup: string): string[] {
  return Array.from(markup.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

/** The URLs in a sitemap or sitemap index. */
function locationsIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
}

/** All URLs in the sitemaps, found through robots.txt. */
export async function readSitemaps(request: APIRequestContext) {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const files = [await (await request.get(index)).text()];
  for (const url of locationsIn(files[0] ?? ''))
    files.push(await (await request.get(url, retryWhenClosed)).text());
  const urls = files.slice(1).flatMap(locationsIn);
  return {
    files,
    pages: urls.filter((url) => !/\/(?:product|ingredient)\//.test(url)),
    ingredients: urls.filter((url) => url.includes('/ingredient/')),
    products: urls.filter((url) => url.includes('/product/')),
  };
}
