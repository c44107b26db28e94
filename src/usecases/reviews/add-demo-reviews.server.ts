import type { Queryable } from '~/db/engine/database.server';
import {
  hasDemoReviews,
  insertDemoReviews,
  listMostRatedProducts,
  withoutReviewIndexes,
} from '~/db/reviews/demo-review.repo.server';
import type { DemoReviewWriter } from '~/domain/reviews/demo-review';
import type { Deps } from '../deps';

/** The part of the catalog that has reviews: its best-known products. */
const reviewedShare = 0.036;
const minReviewed = 60;
/** Figures are counted once per statement, so that large statements are faster. */
const productsPerStatement = 400;

interface DemoReviews {
  /** The products of the demonstration have the ids from 1 to this one. */
  productCount: number;
  write: DemoReviewWriter;
}

/** Gives the demo catalog its reviews, once; returns how many were added. */
export async function addDemoReviews(
  { db }: Pick<Deps, 'db'>,
  { productCount, write }: DemoReviews,
): Promise<number> {
  if (await hasDemoReviews(db)) return 0;
  return db.withLock('catalog', async (session) => {
    if (await hasDemoReviews(session)) return 0;
    return session.transaction(async (tx) => {
      let added = 0;
      await withoutReviewIndexes(tx, async () => {
        added = await fill(tx, { productCount, write });
      });
      return added;
    });
  });
}

async function fill(tx: Queryable, { productCount, write }: DemoReviews): Promise<number> {
  const limit = Math.max(minReviewed, Math.round(productCount * reviewedShare));
  const products = await listMostRatedProducts(tx, { upToId: productCount, limit });
  let added = 0;
  for (let start = 0; start < products.length; start += productsPerStatement) {
    const reviews = products.slice(start, start + productsPerStatement).flatMap(write);
    await insertDemoReviews(tx, reviews);
    added += reviews.length;
    // PGlite never waits for I/O, so yield to signal handlers and other tasks.
    await new Promise(setImmediate);
  }
  return added;
}
