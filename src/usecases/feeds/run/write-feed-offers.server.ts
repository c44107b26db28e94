import { insertBrands } from '~/db/catalog/brand.repo.server';
import { insertMissingIngredients } from '~/db/catalog/ingredient.repo.server';
import { sendCopyBuffers } from '~/db/engine/copy/copy-buffer.server';
import type { Queryable } from '~/db/engine/database.server';
import { updateDuplicatesStale, upsertFeedOffers } from '~/db/feeds/feed-offer.repo.server';
import { updateShownEntries } from '~/db/matching/listed-product.repo.server';
import { insertMatchReviews } from '~/db/matching/match-review.repo.server';
import { upsertForeignPrices } from '~/db/prices/foreign-price.repo.server';
import { knownIngredients } from '~/domain/ingredients/ingredient-dictionary';
import { requestPhotos } from '~/usecases/pictures/request-photo.server';
import { recordPricesIn } from '~/usecases/prices/record-prices.server';
import type { FeedBatch } from './feed-batch.server';

const ingredientsByName = new Map(
  knownIngredients.map((ingredient) => [ingredient.inciName, ingredient]),
);

/** Writes a prepared batch, in the transaction that also updates the run's progress. */
export async function writeFeedOffers(
  tx: Queryable,
  batch: FeedBatch,
  { retailerId, now, suppressNotify }: { retailerId: number; now: Date; suppressNotify: boolean },
): Promise<void> {
  if (batch.brands.length > 0) await insertBrands(tx, batch.brands);
  const known = [...batch.ingredients].flatMap((name) => ingredientsByName.get(name) ?? []);
  if (known.length > 0) await insertMissingIngredients(tx, known);
  const { products, newRows, firstPrices } = batch;
  if (batch.rows.length > 0) {
    await sendCopyBuffers(tx, [products]);
    await upsertFeedOffers(tx, batch.rows);
  }
  await sendCopyBuffers(tx, [products, newRows, ...firstPrices.buffers]);
  if (batch.takeovers.size > 0) {
    const shown = Array.from(batch.takeovers, ([productId, retailerKey]) => ({
      productId,
      retailerKey,
    }));
    await updateShownEntries(tx, retailerId, shown);
  }
  if (batch.releasedProductIds.length > 0)
    await updateDuplicatesStale(tx, retailerId, batch.releasedProductIds);
  if (batch.questions.length > 0) await insertMatchReviews(tx, batch.questions, now);
  await recordPricesIn(tx, batch.prices, now, { first: firstPrices, suppressNotify });
  await upsertForeignPrices(tx, batch.foreignPrices);
  await requestPhotos(tx, batch.photos, now);
}
