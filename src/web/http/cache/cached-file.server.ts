import type { Context } from 'hono';
import type { RequestEnv } from '../request-env.server';
import { fileContentPolicy } from '../security-headers.server';
import { respondWithPage } from './cached-page.server';
import type { PageCache } from './page-cache.server';

interface CachedFile {
  type: string;
  /** How long clients may cache the file; our own cache also follows the catalog version. */
  freshSeconds: number;
  make: () => Promise<string | Buffer<ArrayBuffer>>;
}

/**
 * Responds with a small file generated from the catalog. It shares the page cache under its path alone:
 * compressed, revalidated, and generated once for concurrent requests.
 */
export async function respondWithCachedFile(
  c: Context<RequestEnv>,
  cache: PageCache,
  { type, freshSeconds, make }: CachedFile,
): Promise<Response> {
  const cached = await cache.respond(c.req.path, async () => {
    const headers = {
      'Content-Type': type,
      'Cache-Control': `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${freshSeconds}`,
      'Content-Security-Policy': fileContentPolicy,
    };
    return new Response(await make(), { headers });
  });
  c.set('cache', cached.cache);
  return respondWithPage(cached.page, c.req.raw);
}
