import { setTimeout as sleep } from 'node:timers/promises';
import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { minuteMs } from '~/domain/durations';
import type { SearchIndex, SearchIndexBuilder } from '~/domain/search/search-index';
import type { SearchSnapshots } from '~/domain/search/search-snapshots';
import type { Deps } from '../deps';
import { followPrices } from '../prices/follow-prices.server';
import { followRatings } from '../reviews/follow-ratings.server';
import { runWhenWoken, type WokenTask } from '../run-when-woken';
import {
  type BuiltSearchIndex,
  buildSearchIndex,
  extendSearchIndex,
} from './build-search-index.server';
import { shareSearchIndex } from './share-search-index.server';

interface FreshSearchOptions {
  createBuilder: () => SearchIndexBuilder;
  snapshots: SearchSnapshots;
  /** No other process uses this database. */
  isOnlyProcess?: boolean;
  /** Makes the index answer all further searches. */
  use: (search: SearchIndex) => void;
  /** How long to wait for more changes before rebuilding. */
  debounceMs?: number;
  /** A stored index of up to this many products is brought up to date before it answers. */
  maxProductsToUpdateFirst?: number;
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
/** Updating an index of this size takes a second or two; a larger one answers at once and is updated afterwards. */
const defaultMaxProductsToUpdateFirst = 100_000;
/** Pausing this many times as long as the last build leaves most CPU time to requests. */
const buildPauseFactor = 4;
/** How often to look whether another process has finished, or died. */
const waitMs = 500;
/** How often to look whether many prices have changed since the index was stored. */
const storeMs = 10 * minuteMs;

/**
 * Loads or builds the search index and keeps it up to date. Price changes and ratings are applied in place. When the set of
 * products changes, or price changes were missed, a new index replaces the old one. Of the processes that share a folder,
 * one builds and stores it, and the others load it.
 */
export async function keepSearchFresh(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  {
    createBuilder,
    snapshots,
    isOnlyProcess,
    use,
    debounceMs = defaultDebounceMs,
    maxProductsToUpdateFirst = defaultMaxProductsToUpdateFirst,
  }: FreshSearchOptions,
): Promise<FreshSearch> {
  const { db, log } = deps;
  let changeovers = 0;
  let nextBuildAt = 0;
  let hasGap = false;
  let rebuilding: WokenTask | undefined;
  let waiting: NodeJS.Timeout | undefined;
  const shared = await shareSearchIndex(deps, { snapshots, isOnlyProcess });

  async function build(previous: BuiltSearchIndex | null, signal?: AbortSignal) {
    const startedAt = performance.now();
    const extended = previous && (await extendSearchIndex(deps, previous, signal));
    const built = extended ?? (await buildSearchIndex(deps, createBuilder, signal));
    const { productCount: products } = built.search;
    const changedProducts = extended?.changedProducts ?? products;
    const tookMs = Math.round(performance.now() - startedAt);
    log.info({ products, changedProducts, tookMs }, 'built the search index');
    return built;
  }

  /** Loads or builds an index that is newer than the previous one; null while another process builds it. */
  async function obtain(
    previous: BuiltSearchIndex | null,
    signal?: AbortSignal,
  ): Promise<BuiltSearchIndex | null> {
    const loaded = await shared.load(previous?.productsVersion ?? -1, signal);
    if (loaded) return loaded;
    // Released when it is stored.
    return (await shared.lease()) ? build(previous, signal) : null;
  }

  async function hasNewProducts({ productsVersion }: BuiltSearchIndex): Promise<boolean> {
    return (await findProductsVersion(db)) > productsVersion;
  }

  async function obtainFirst(): Promise<BuiltSearchIndex> {
    const first = await obtain(null);
    if (!first) {
      await sleep(waitMs);
      return obtainFirst();
    }
    const isSmall = first.search.productCount <= maxProductsToUpdateFirst;
    if (!isSmall || !(await hasNewProducts(first))) return first;
    // No update means that another process builds it.
    return (await obtain(first)) ?? first;
  }

  let current = await obtainFirst();
  const follower = await followPrices(deps, current, () => {
    hasGap = true;
    rebuilding?.wake();
  });
  // A stored index may lack many changes.
  await follower.catchUp();
  use(current.search);
  const ratings = await followRatings(deps, current.search);

  const currentState = () => ({ ...current, upToChange: follower.upToChange() });

  async function refreshIfStale(signal: AbortSignal): Promise<void> {
    if (!hasGap && !(await hasNewProducts(current))) return;
    const delayMs = Math.max(debounceMs, nextBuildAt - performance.now());
    await sleep(delayMs, undefined, { signal, ref: false });
    const startedAt = performance.now();
    const next = await obtain(hasGap ? null : currentState(), signal);
    if (!next) {
      waiting = setTimeout(() => rebuilding?.wake(), waitMs).unref();
      return;
    }
    await follower.changeOver(next, () => {
      hasGap = false;
      current = next;
      use(next.search);
      ratings.changeOver(next.search);
      changeovers += 1;
    });
    nextBuildAt = performance.now() + buildPauseFactor * (performance.now() - startedAt);
  }

  rebuilding = await runWhenWoken(deps, {
    channel: 'products',
    retryMs: 5_000,
    failureMessage: 'could not rebuild the search index',
    async run(signal) {
      clearTimeout(waiting);
      try {
        await refreshIfStale(signal);
        await shared.save(currentState(), signal);
      } finally {
        await shared.release();
      }
    },
  });
  const storing = setInterval(rebuilding.wake, storeMs).unref();
  return {
    changeovers: () => changeovers,
    changes: () => changeovers + follower.upToChange() + ratings.changes(),
    async stop() {
      clearInterval(storing);
      await Promise.all([rebuilding?.stop(), follower.stop(), ratings.stop()]);
      clearTimeout(waiting);
    },
  };
}
