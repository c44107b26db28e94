import { setTimeout as sleep } from 'node:timers/promises';
import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import type { SearchIndex, SearchIndexBuilder } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { followPrices } from '../prices/follow-prices.server';
import { followRatings } from '../reviews/follow-ratings.server';
import { runWhenWoken, type WokenTask } from '../run-when-woken';
import { buildSearchIndex } from './build-search-index.server';

interface FreshSearchOptions {
  createBuilder: () => SearchIndexBuilder;
  /** Makes the index answer all further searches. */
  use: (search: SearchIndex) => void;
  /** How long to wait for more changes before rebuilding. */
  debounceMs?: number;
}

export interface FreshSearch {
  /** How many times a new index has replaced the previous one. */
  changeovers(): number;
  /** Grows with every change of the index: pages rendered before may be outdated. */
  changes(): number;
  stop(): Promise<void>;
}

/** A feed adds its products in many batches; one rebuild for several batches is enough. */
const defaultDebounceMs = 1_000;
/** Pausing this many times as long as the last build leaves most CPU time to requests. */
const buildPauseFactor = 4;

/**
 * Builds the search index and keeps it up to date. Price changes and ratings are applied in place. When the set of
 * products changes, or price changes were missed, a new index is built and then replaces the old one.
 */
export async function keepSearchFresh(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { createBuilder, use, debounceMs = defaultDebounceMs }: FreshSearchOptions,
): Promise<FreshSearch> {
  const { db, log } = deps;
  let changeovers = 0;
  let nextBuildAt = 0;
  let hasGap = false;
  let rebuilding: WokenTask | undefined;

  const first = await buildSearchIndex(deps, createBuilder);
  let { productsVersion } = first;
  use(first.search);
  const follower = await followPrices(deps, first, () => {
    hasGap = true;
    rebuilding?.wake();
  });

  const ratings = await followRatings(deps, first.search);

  async function rebuildIfStale(signal: AbortSignal): Promise<void> {
    const isStale = hasGap || (await findProductsVersion(db)) > productsVersion;
    if (!isStale) return;
    const delayMs = Math.max(debounceMs, nextBuildAt - performance.now());
    await sleep(delayMs, undefined, { signal, ref: false });
    const startedAt = performance.now();
    const next = await buildSearchIndex(deps, createBuilder, signal);
    await follower.changeOver(next, () => {
      hasGap = false;
      productsVersion = next.productsVersion;
      use(next.search);
      ratings.changeOver(next.search);
      changeovers += 1;
    });
    const tookMs = Math.round(performance.now() - startedAt);
    nextBuildAt = performance.now() + buildPauseFactor * tookMs;
    log.info({ products: next.search.productCount, tookMs }, 'rebuilt the search index');
  }

  rebuilding = await runWhenWoken(deps, {
    channel: 'products',
    retryMs: 5_000,
    failureMessage: 'could not rebuild the search index',
    run: rebuildIfStale,
  });
  return {
    changeovers: () => changeovers,
    changes: () => changeovers + follower.upToChange() + ratings.changes(),
    async stop() {
      await Promise.all([rebuilding?.stop(), follower.stop(), ratings.stop()]);
    },
  };
}
