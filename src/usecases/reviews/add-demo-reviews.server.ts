import type { Queryable } from '~/db/engine/database.server';
import { insertDemoReviews, listUnreviewedProducts } from '~/db/reviews/demo-review.repo.server';
import type { DemoReviewWriter } from '~/domain/reviews/demo-review';
import type { Deps } from '../deps';

/** The part of the catalog that has reviews: its best-known products. */
const reviewedShare = 0.036;
const minReviewed = 60;
/** Each transaction is short, so that readers do not wait for it and a killed process loses little. */
const productsPerBatch = 10;

interface DemoReviews {
  /** The products of the demonstration have the ids from 1 to this one. */
  productCount: number;
  /** How many products get reviews in this call; the best-known ones first. */
  maxProducts: number;
  write: DemoReviewWriter;
}

const countReviewed = (productCount: number) =>
  Math.max(minReviewed, Math.round(productCount * reviewedShare));

/** Whether a demo catalog is so small that its reviews take no noticeable time. */
export const hasFewReviews = (productCount: number) => countReviewed(productCount) <= minReviewed;

/** Adds reviews to products of the demo catalog that have none yet; returns how many products got some. */
export async function addDemoReviews(
  { db }: Pick<Deps, 'db'>,
  { productCount, maxProducts, write }: DemoReviews,
): Promise<number> {
  const reviewed = countReviewed(productCount);
  let added = 0;
  while (added < maxProducts) {
    const limit = Math.min(productsPerBatch, maxProducts - added);
    const query = { upToId: productCount, best: reviewed, limit };
    const batch = await db.withLock('catalog', (session) =>
      session.transaction((tx) => addBatch(tx, query, write)),
    );
    added += batch;
    if (batch < limit) break;
    // PGlite never waits for I/O, so yield to signal handlers and other tasks.
    await new Promise(setImmediate);
  }
  return added;
}

async function addBatch(
  tx: Queryable,
  query: Parameters<typeof listUnreviewedProducts>[1],
  write: DemoReviewWriter,
): Promise<number> {
  const products = await listUnreviewedProducts(tx, query);
  const reviews = products.flatMap(write);
  if (reviews.length > 0) await insertDemoReviews(tx, reviews);
  return products.length;
}
