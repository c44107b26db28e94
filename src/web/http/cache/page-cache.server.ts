import { LRUCache } from 'lru-cache';
import {
  type CachedPage,
  cacheLifetime,
  type RenderedPage,
  toCachedPage,
} from './cached-page.server';

interface Entry {
  page: CachedPage;
  version: number;
  freshUntil: number;
  staleUntil: number;
}

interface PageCacheOptions {
  maxBytes: number;
  /** A page from an older catalog version shows outdated prices. */
  catalogVersion: () => number;
  now?: () => number;
}

export interface CachedResponse {
  page: CachedPage;
  cache: 'hit' | 'miss' | 'stale' | 'pass';
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Caches rendered pages. Pages contain nothing personal, so one render serves everyone: while it is fresh,
 * while its replacement is rendered (stale-while-revalidate), and at any age when rendering fails (stale-
 * if-error).
 */
export function createPageCache(options: PageCacheOptions) {
  const now = options.now ?? Date.now;
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    // Reserves room for the compressed forms, which together rarely exceed half of the page.
    sizeCalculation: (entry, key) => key.length + 1_000 + Math.ceil(entry.page.body.length * 1.5),
  });
  const pendingRenders = new Map<string, Promise<CachedPage>>();

  async function renderAndCache(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const version = options.catalogVersion();
    const page = await toCachedPage(await render());
    const lifetime = cacheLifetime(page);
    // A slow render must not replace one of a newer catalog version.
    const isSuperseded = (entries.peek(key)?.version ?? version) > version;
    if (lifetime && !isSuperseded) {
      const freshUntil = now() + lifetime.fresh * 1_000;
      entries.set(key, {
        page,
        version,
        freshUntil,
        staleUntil: freshUntil + lifetime.stale * 1_000,
      });
    }
    return page;
  }

  /** Concurrent requests for the same page share one render. */
  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const renderKey = `${options.catalogVersion()} ${key}`;
    let pending = pendingRenders.get(renderKey);
    if (!pending) {
      pending = renderAndCache(key, render).finally(() => pendingRenders.delete(renderKey));
      pendingRenders.set(renderKey, pending);
    }
    return pending;
  }

  return {
    figures: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    /** A page that can be served without rendering, or nothing. */
    peek(key: string): CachedPage | undefined {
      const entry = entries.get(key);
      const fresh = entry?.version === options.catalogVersion() && now() < entry.freshUntil;
      return fresh ? entry.page : undefined;
    },
    async respond(key: string, render: () => Promise<RenderedPage>): Promise<CachedResponse> {
      const entry = entries.get(key);
      const current = entry?.version === options.catalogVersion();
      if (entry && current && now() < entry.freshUntil) return { page: entry.page, cache: 'hit' };
      if (entry && current && now() < entry.staleUntil) {
        renderOnce(key, render).catch(() => {});
        return { page: entry.page, cache: 'stale' };
      }
      try {
        const page = await renderOnce(key, render);
        if (entry && page.status >= 500) return { page: entry.page, cache: 'stale' };
        return { page, cache: cacheLifetime(page) ? 'miss' : 'pass' };
      } catch (error) {
        if (entry) return { page: entry.page, cache: 'stale' };
        throw error;
      }
    },
  };
}
