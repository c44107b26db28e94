import type { Context, Hono } from 'hono';
import { listEmptyPaths } from '~/domain/catalog/catalog-contents';
import { type Site, siteUrl } from '~/domain/site';
import { describeContents } from '~/usecases/catalog/describe-contents.server';
import { listIngredientPages } from '~/usecases/ingredients/browse-ingredients.server';
import { listSitemaps } from '~/usecases/sitemap/list-sitemaps.server';
import { readSitemap } from '~/usecases/sitemap/read-sitemap.server';
import { respondWithCachedFile } from '~/web/http/cache/cached-file.server';
import { matchesEtag } from '~/web/http/cache/cached-page.server';
import type { PageCache } from '~/web/http/cache/page-cache.server';
import { chooseEncoding } from '../../http/compression.server';
import type { RequestEnv } from '../../http/request-env.server';
import { endpoint } from '../endpoint.server';
import { catalogPages, staticPages } from './sitemap-pages';
import { sitemapIndex, urlEntry, urlsetEnd, urlsetStart } from './sitemap-xml';

const xml = 'application/xml; charset=utf-8';
const freshSeconds = 3_600;

/** All pages for search engines: a sitemap index, the pages, and the products in parts. */
export function sitemapApi(app: Hono<RequestEnv>, cache: PageCache): void {
  endpoint(app, '/sitemap.xml', {
    GET: (c) =>
      respondWithCachedFile(c, cache, { type: xml, freshSeconds, make: () => makeIndex(c) }),
  });
  endpoint(app, '/sitemaps/pages.xml', {
    GET: (c) =>
      respondWithCachedFile(c, cache, { type: xml, freshSeconds, make: () => makePages(c) }),
  });
  endpoint(app, '/sitemaps/ingredients.xml', {
    GET: (c) =>
      respondWithCachedFile(c, cache, { type: xml, freshSeconds, make: () => makeIngredients(c) }),
  });
  endpoint(app, '/sitemaps/:file{products-[1-9][0-9]{0,4}\\.xml}', { GET: streamProducts });
}

async function makeIndex(c: Context<RequestEnv>): Promise<string> {
  const { site } = c.get('deps');
  const { productSitemaps, changedAt } = await listSitemaps(c.get('deps'));
  const files = ['pages', 'ingredients', ...productSitemaps.map((number) => `products-${number}`)];
  return sitemapIndex(
    files.map((file) => ({ url: siteUrl(site, `/sitemaps/${file}.xml`), changedAt })),
  );
}

async function makePages(c: Context<RequestEnv>): Promise<string> {
  const { site } = c.get('deps');
  const { changedAt } = await listSitemaps(c.get('deps'));
  const empty = new Set(listEmptyPaths(describeContents(c.get('deps'))));
  const entries = [
    ...catalogPages
      .filter((path) => !empty.has(path))
      .map((path) => ({ url: siteUrl(site, path), changedAt })),
    ...staticPages.map((path) => ({ url: siteUrl(site, path), changedAt: null })),
  ];
  return urlsetStart + entries.map(urlEntry).join('') + urlsetEnd;
}

/** The index is one of the pages; a page of facts about something that no product has is left out. */
async function makeIngredients(c: Context<RequestEnv>): Promise<string> {
  const { site } = c.get('deps');
  const slugs = await listIngredientPages(c.get('deps'));
  const entries = slugs.map((slug) =>
    urlEntry({ url: siteUrl(site, `/ingredient/${slug}`), changedAt: null }),
  );
  return urlsetStart + entries.join('') + urlsetEnd;
}

/** Streamed, because a part is several megabytes. */
async function streamProducts(c: Context<RequestEnv>): Promise<Response> {
  const { site } = c.get('deps');
  const number = Number.parseInt((c.req.param('file') ?? '').replace('products-', ''), 10);
  const { version, chunks } = await readSitemap(c.get('deps'), { number });
  const headers = new Headers({
    'Content-Type': xml,
    'Cache-Control': `public, max-age=0, s-maxage=${freshSeconds}`,
    ETag: `W/"products-${number}-${version}"`,
    Vary: 'Accept-Encoding',
  });
  if (matchesEtag(c.req.header('if-none-match'), headers.get('ETag') ?? '')) {
    return new Response(null, { status: 304, headers });
  }
  // gzip streams its output with little memory; brotli does not.
  const gzip = chooseEncoding(withoutBrotli(c.req.header('accept-encoding'))) === 'gzip';
  if (gzip) headers.set('Content-Encoding', 'gzip');
  if (c.req.method === 'HEAD') return new Response(null, { headers });

  const body = streamOf(writeUrlset(site, chunks));
  return new Response(gzip ? body.pipeThrough(new CompressionStream('gzip')) : body, { headers });
}

async function* writeUrlset(
  site: Site,
  chunks: AsyncIterable<{ id: number; changedAt: Date }[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(urlsetStart);
  for await (const products of chunks) {
    const entries = products.map(({ id, changedAt }) =>
      urlEntry({ url: siteUrl(site, `/product/${id}`), changedAt }),
    );
    yield encoder.encode(entries.join(''));
  }
  yield encoder.encode(urlsetEnd);
}

function withoutBrotli(acceptEncoding: string | undefined): string {
  return (acceptEncoding ?? '').replace(/\bbr\b[^,]*/g, '');
}

/** A response body that is generated while it is read, and stops when the reader stops. */
function streamOf(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    // A high-water mark of 0 prevents reading ahead.
    { highWaterMark: 0 },
  );
}
