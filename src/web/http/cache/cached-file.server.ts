import type { Context } from 'hono';
import type { RequestEnv } from '../request-env.server';
import { fileContentPolicy } from '../security-headers.server';
import { respondWithPage } from './cached-page.server';
import type { PageCache } from './page-cache.server';

interface CachedFile {
  type: string;
  /** Whoever keeps it asks again after this time; we ourselves make it anew with the catalog. */
  freshSeconds: number;
  make: () => Promise<string | Buffer<ArrayBuffer>>;
}

/**
 * Answers with a small file made from the catalog. It is kept beside the pages, under its path
 * alone, and like them it is compressed, revalidated and made once for all who ask at the same time.
 */
export async function respondWithCachedFile(
  c: Context<RequestEnv>,
  cache: PageCache,
  { type, freshSeconds, make }: CachedFile,
): Promise<Response> {
  const answer = await cache.answer(c.req.path, async () => {
    const headers = {
      'Content-Type': type,
      'Cache-Control': `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${freshSeconds}`,
      'Content-Security-Policy': fileContentPolicy,
    };
    return new Response(await make(), { headers });
  });
  c.set('cache', answer.cache);
  return respondWithPage(answer.page, c.req.raw);
}
