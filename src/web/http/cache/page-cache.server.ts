import { LRUCache } from 'lru-cache';
import { freshSeconds, type KeptPage, keepPage } from './kept-page.server';

interface Entry {
  page: KeptPage;
  version: number;
  freshUntil: number;
  staleUntil: number;
}

interface PageCacheOptions {
  maxBytes: number;
  /** A page made under an older version of the catalogue shows old prices. */
  catalogueVersion: () => number;
  now?: () => number;
}

export interface CachedAnswer {
  page: KeptPage;
  cache: 'hit' | 'miss' | 'stale' | 'pass';
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Pages are rendered for nobody in particular, so one rendering serves everybody: while it is
 * fresh; for a while longer as its successor is being made; and, whatever its age, when the
 * successor cannot be made because something behind us is down.
 */
export function createPageCache(options: PageCacheOptions) {
  const now = options.now ?? Date.now;
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    // The compressed forms come later; together they are rarely more than half of the page.
    sizeCalculation: (entry, key) => key.length + 1_000 + Math.ceil(entry.page.body.length * 1.5),
  });
  const underWay = new Map<string, Promise<KeptPage>>();

  async function renderAndKeep(key: string, render: () => Promise<Response>): Promise<KeptPage> {
    const version = options.catalogueVersion();
    const page = await keepPage(await render());
    const lifetime = freshSeconds(page);
    // A slow rendering may be overtaken by one that knows a newer catalogue.
    const overtaken = (entries.peek(key)?.version ?? version) > version;
    if (lifetime && !overtaken) {
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

  /** However many ask for the same page at once, it is made once. */
  function renderOnce(key: string, render: () => Promise<Response>): Promise<KeptPage> {
    const slot = `${options.catalogueVersion()} ${key}`;
    let making = underWay.get(slot);
    if (!making) {
      making = renderAndKeep(key, render).finally(() => underWay.delete(slot));
      underWay.set(slot, making);
    }
    return making;
  }

  return {
    /** A page that can be served as it is, or nothing. */
    peek(key: string): KeptPage | undefined {
      const entry = entries.get(key);
      const fresh = entry?.version === options.catalogueVersion() && now() < entry.freshUntil;
      return fresh ? entry.page : undefined;
    },
    async answer(key: string, render: () => Promise<Response>): Promise<CachedAnswer> {
      const entry = entries.get(key);
      const current = entry?.version === options.catalogueVersion();
      if (entry && current && now() < entry.freshUntil) return { page: entry.page, cache: 'hit' };
      if (entry && current && now() < entry.staleUntil) {
        renderOnce(key, render).catch(() => {});
        return { page: entry.page, cache: 'stale' };
      }
      try {
        const page = await renderOnce(key, render);
        if (entry && page.status >= 500) return { page: entry.page, cache: 'stale' };
        return { page, cache: freshSeconds(page) ? 'miss' : 'pass' };
      } catch (error) {
        if (entry) return { page: entry.page, cache: 'stale' };
        throw error;
      }
    },
  };
}
