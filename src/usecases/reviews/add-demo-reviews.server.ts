import type { Queryable } from '~/db/engine/database.server';
import {
  insertDemoReviews,
  listUnreviewedProductIds,
  listUnreviewedProducts,
} from '~/db/reviews/demo-review.repo.server';
import type { DemoReviewWriter } from '~/domain/reviews/demo-review';
import type { Deps } from '../deps';

/** The part of the catalog that has reviews: its best-known products. */
const reviewedShare = 0.036;
const minReviewed = 60;
/** Each transaction is short, so that readers do not wait for it and a killed process loses little. */
const productsPerBatch = 10;

const countReviewed = (productCount: number) =>
  Math.max(minReviewed, Math.round(productCount * reviewedShare));

/** Whether a demo catalog is so small that its reviews take no noticeable time. */
export const hasFewReviews = (productCount: number) => countReviewed(productCount) <= minReviewed;

/**
 * The products of the demo catalog that are to get reviews, the best-known ones first. Products of the demonstration
 * have the ids from 1 to `productCount`.
 */
export const listDemoReviewWork = (
  { db }: Pick<Deps, 'db'>,
  productCount: number,
): Promise<number[]> =>
  listUnreviewedProductIds(db, { upToId: productCount, best: countReviewed(productCount) });

/** Adds reviews to those of the products that have none yet. */
export async function addDemoReviews(
  { db }: Pick<Deps, 'db'>,
  productIds: readonly number[],
  write: DemoReviewWriter,
): Promise<void> {
  for (let first = 0; first < productIds.length; first += productsPerBatch) {
    const batch = productIds.slice(first, first + productsPerBatch);
    await db.withLock('catalog', (session) =>
      session.transaction((tx) => addBatch(tx, batch, write)),
    );
  }
}

async function addBatch(
  tx: Queryable,
  productIds: readonly number[],
  write: DemoReviewWriter,
): Promise<void> {
  const products = await listUnreviewedProducts(tx, productIds);
  const reviews = products.flatMap(write);
  if (reviews.length > 0) await insertDemoReviews(tx, reviews);
}
