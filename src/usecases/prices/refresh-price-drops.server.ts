import type { Queryable } from '~/db/engine/database.server';
import { listPriceChanges } from '~/db/prices/price-change.repo.server';
import {
  deletePriceDropsBefore,
  listDropCandidates,
  listPriceIntervalsOfProducts,
  updatePriceDrops,
} from '~/db/prices/price-drop.repo.server';
import {
  findLastProductId,
  lockPriceDropProgress,
  updatePriceDropProgress,
} from '~/db/prices/price-drop-progress.repo.server';
import { dayMs } from '~/domain/durations';
import {
  findPriceDrop,
  priceDropLookbackDays,
  priceDropRule as rule,
} from '~/domain/prices/price-drop';
import type { Deps } from '../deps';
import { runWhenWoken } from '../run-when-woken';

/** Refreshes the price drops whenever prices change; returns a function that stops it. */
export async function followPriceDrops(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
): Promise<() => Promise<void>> {
  const task = await runWhenWoken(deps, {
    channel: 'prices',
    retryMs: 5_000,
    failureMessage: 'could not refresh the price drops',
    run: (signal) => refreshPriceDrops(deps, signal),
  });
  return task.stop;
}

/** Small enough not to block other users of the same connection. */
const changesPerBatch = 500;
const productsPerBatch = 2_000;
/** A safety limit far above the number of any product. */
const maxIntervalsPerProduct = 1_000;

/**
 * Updates the list of price drops in batches, until every price change is processed. Starts with one pass
 * over all products. Several processes may call it concurrently.
 */
export async function refreshPriceDrops(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  let more = true;
  while (more && !signal?.aborted) {
    more = await db.transaction((tx) => refreshBatch(tx, clock.now()));
  }
}

async function refreshBatch(tx: Queryable, now: Date): Promise<boolean> {
  const progress = await lockPriceDropProgress(tx);
  const since = daysBefore(now, rule.recentDays);
  if (progress.upToProduct !== null) {
    const after = progress.upToProduct;
    const upTo = after + productsPerBatch;
    const range = { after, upTo, since, limit: productsPerBatch };
    await updateDrops(tx, await listDropCandidates(tx, range), now);
    const isLast = upTo >= (await findLastProductId(tx));
    await updatePriceDropProgress(tx, { ...progress, upToProduct: isLast ? null : upTo });
    return true;
  }
  const changes = await listPriceChanges(tx, {
    after: progress.upToChange,
    limit: changesPerBatch,
  });
  const last = changes.at(-1);
  if (!last) return false;
  await updateDrops(tx, [...new Set(changes.map(({ productId }) => productId))], now);
  await deletePriceDropsBefore(tx, since);
  await updatePriceDropProgress(tx, { ...progress, upToChange: last.id });
  return true;
}

async function updateDrops(tx: Queryable, productIds: readonly number[], now: Date): Promise<void> {
  const histories = await listPriceIntervalsOfProducts(tx, {
    productIds,
    since: daysBefore(now, priceDropLookbackDays(rule)),
    limit: productIds.length * maxIntervalsPerProduct,
  });
  const drops = [...histories].flatMap(([productId, intervals]) => {
    const drop = findPriceDrop(intervals, now, rule);
    return drop ? [{ productId, ...drop }] : [];
  });
  await updatePriceDrops(tx, productIds, drops);
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);
