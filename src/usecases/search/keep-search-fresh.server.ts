import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import type { SearchIndex, SearchIndexBuilder } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { followPrices } from '../prices/follow-prices.server';
import { buildSearchIndex } from './build-search-index.server';

interface FreshSearchOptions {
  createBuilder: () => SearchIndexBuilder;
  /** From the next question on, this index answers. */
  use: (search: SearchIndex) => void;
  /** How long to wait for more news before building anew. */
  debounceMs?: number;
}

export interface FreshSearch {
  /** How often a new index has taken the place of the one before. */
  changeovers(): number;
  stop(): Promise<void>;
}

/** A feed brings its new products in many pieces; one build for several of them is enough. */
const defaultDebounceMs = 1_000;
/** A rest this many times as long as the last build leaves most of the time to the shoppers. */
const buildPauseFactor = 4;
const retryMs = 5_000;

/**
 * Builds the search index and keeps it true: prices are taken over as they change; when there are
 * other products to be found, or price changes were missed for good, a new index is built beside the
 * old one and takes its place between two questions.
 */
export async function keepSearchFresh(
  deps: Pick<Deps, 'db' | 'log'>,
  { createBuilder, use, debounceMs = defaultDebounceMs }: FreshSearchOptions,
): Promise<FreshSearch> {
  const { db, log } = deps;
  const stopping = new AbortController();
  let changeovers = 0;
  let building: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextBuildAt = 0;
  /** The newest version of the products that anybody has told of. */
  let announcedVersion = 0;
  let hasGap = false;

  const first = await buildSearchIndex(deps, createBuilder);
  let { productsVersion } = first;
  use(first.search);
  const follower = await followPrices(deps, first, () => {
    hasGap = true;
    buildIfStale();
  });

  function buildIfStale(): void {
    const stale = hasGap || announcedVersion > productsVersion;
    if (!stale || building || timer || stopping.signal.aborted) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        building = buildNew().finally(() => {
          building = undefined;
          buildIfStale();
        });
      },
      Math.max(debounceMs, nextBuildAt - performance.now()),
    );
    timer.unref();
  }

  async function buildNew(): Promise<void> {
    const began = performance.now();
    try {
      hasGap = false;
      const next = await buildSearchIndex(deps, createBuilder, stopping.signal);
      await follower.changeOver(next, () => {
        productsVersion = next.productsVersion;
        use(next.search);
        changeovers += 1;
      });
      const tookMs = Math.round(performance.now() - began);
      nextBuildAt = performance.now() + buildPauseFactor * tookMs;
      log.info({ products: next.search.productCount, tookMs }, 'built the search index anew');
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.warn({ err: error }, 'could not build the search index anew');
      hasGap = true;
      nextBuildAt = performance.now() + retryMs;
    }
  }

  async function readVersion(): Promise<void> {
    try {
      announcedVersion = await findProductsVersion(db);
      buildIfStale();
    } catch (error) {
      // Whoever brings the connection back says so, and then we ask again.
      log.warn({ err: error }, 'could not see whether there are new products');
    }
  }

  const stopListening = await db.listen('products', (payload) => {
    if (payload === '') return void readVersion();
    announcedVersion = Math.max(announcedVersion, Number(payload));
    buildIfStale();
  });
  // For what was loaded between building the index and listening.
  await readVersion();
  return {
    changeovers: () => changeovers,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await stopListening();
      await follower.stop();
      await building;
    },
  };
}
