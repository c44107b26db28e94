import { setTimeout as sleep } from 'node:timers/promises';
import { cardChangeChannel, listProductIds } from '~/db/catalog/card-change.repo.server';
import {
  findFirstRetainedPriceChangeId,
  findNewestPriceChangeId,
  listPriceChanges,
} from '~/db/prices/price-change.repo.server';
import { reviewChangeChannel } from '~/db/reviews/review-rating.repo.server';
import type { Deps } from '../deps';
import { runWhenWoken } from '../run-when-woken';
import type { CardCache } from './card-cache.server';

interface FreshCards {
  /** How many times cards in memory have changed: pages rendered before may show old ones. */
  changes(): number;
  /** Resolves when all cards have been read. */
  filled: Promise<void>;
  stop(): Promise<void>;
}

const changesPerBatch = 1_000;
/** A small batch and a pause, so that requests hardly wait for it. */
const cardsPerFill = 100;
const fillPauseMs = 20;

/** Keeps cards in memory, applies every change to them, and reads them all in the background. */
export async function keepCardsFresh(
  deps: Pick<Deps, 'db' | 'log'> & { cards: CardCache },
): Promise<FreshCards> {
  const { db, cards, log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let changes = 0;
  let upToChange = await findNewestPriceChangeId(db);

  function forgetAll(): void {
    cards.clear();
    changes += 1;
  }

  async function applyPriceChanges(aborted: AbortSignal): Promise<void> {
    while (!aborted.aborted) {
      const batch = await listPriceChanges(db, { after: upToChange, limit: changesPerBatch });
      // Checked after reading, so that a deletion before the read is always detected.
      const start = await findFirstRetainedPriceChangeId(db);
      if (upToChange + 1 < start) {
        forgetAll();
        upToChange = start - 1;
        continue;
      }
      const last = batch.at(-1);
      if (!last) return;
      await cards.refresh([...new Set(batch.map(({ productId }) => productId))]);
      upToChange = last.id;
      changes += 1;
    }
  }

  const stopListening = await db.listen(cardChangeChannel, (payload) => {
    const productId = Number(payload);
    // A new picture does not outdate cached pages: they show the old one until they expire.
    if (productId > 0) cards.refresh([productId]).catch(forgetAll);
    // A store changed, or notifications were missed.
    else forgetAll();
  });
  const stopFollowingReviews = await db.listen(reviewChangeChannel, (payload) => {
    const productId = Number(payload);
    if (!(productId > 0)) return forgetAll();
    // Pages show the reviews themselves, too.
    cards.refresh([productId]).then(() => {
      changes += 1;
    }, forgetAll);
  });
  const task = await runWhenWoken(deps, {
    channel: 'prices',
    retryMs: 1_000,
    failureMessage: 'could not apply price changes to the cards in memory',
    run: applyPriceChanges,
  });
  cards.keep();

  async function fill(): Promise<void> {
    let afterId = 0;
    for (;;) {
      const ids = await listProductIds(db, { afterId, limit: cardsPerFill });
      await cards.find(ids);
      const last = ids.at(-1);
      if (last === undefined) return;
      afterId = last;
      await sleep(fillPauseMs, undefined, { signal, ref: false });
    }
  }

  // What could not be read now is read when it is needed.
  const filled = fill().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'could not read all cards into memory');
  });
  return {
    changes: () => changes,
    filled,
    async stop() {
      stopping.abort();
      await Promise.all([stopListening(), stopFollowingReviews(), task.stop(), filled]);
    },
  };
}
