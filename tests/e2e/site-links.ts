import type { APIRequestContext } from '@playwright/test';

/** The addresses that a page or a feed links to, as they are written. */
export function linksIn(markup: string): string[] {
  return Array.from(markup.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

/** The addresses in a sitemap or in the list of them. */
function locationsIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
}

/** All that the sitemaps list, found as a robot finds it. */
export async function readSitemaps(request: APIRequestContext) {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const files = [await (await request.get(index)).text()];
  for (const url of locationsIn(files[0] ?? '')) files.push(await (await request.get(url)).text());
  const urls = files.slice(1).flatMap(locationsIn);
  return {
    files,
    pages: urls.filter((url) => !url.includes('/product/')),
    products: urls.filter((url) => url.includes('/product/')),
  };
}
