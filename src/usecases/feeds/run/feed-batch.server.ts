import { createBrandBuffer } from '~/db/catalog/brand.repo.server';
import { insertMissingIngredients } from '~/db/catalog/ingredient.repo.server';
import { createProductBuffer } from '~/db/catalog/product.repo.server';
import { updateStoreRatings } from '~/db/catalog/store-rating.repo.server';
import { sendCopyBuffers } from '~/db/engine/copy/copy-buffer.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  createFeedOfferBuffer,
  type FeedOfferRow,
  updateDuplicatesStale,
  upsertFeedOffers,
} from '~/db/feeds/feed-offer.repo.server';
import { updateShownEntries } from '~/db/matching/listed-product.repo.server';
import {
  deleteOpenMatchQuestions,
  insertMatchQuestions,
} from '~/db/matching/match-question.repo.server';
import { type ForeignPriceRow, upsertForeignPrices } from '~/db/prices/foreign-price.repo.server';
import type { StoreRating } from '~/domain/catalog/store-rating';
import { knownIngredients } from '~/domain/ingredients/ingredient-dictionary';
import { withoutPercent } from '~/domain/ingredients/stated-percents';
import type { MatchQuestion } from '~/domain/matching/match-question';
import type { PriceObservation } from '~/domain/prices/price-observation';
import type { EntryChange } from '~/usecases/changes/find-entry-changes.server';
import { writeChanges } from '~/usecases/changes/write-changes.server';
import { requestPhotos } from '~/usecases/pictures/request-photo.server';
import { FirstPrices } from '~/usecases/prices/first-prices.server';
import { recordPricesIn } from '~/usecases/prices/record-prices.server';
import type { EntryPlan } from './plan-entry';
import type { RunContext } from './run-context.server';

const ingredientsByName = new Map(
  knownIngredients.map((ingredient) => [ingredient.inciName, ingredient]),
);

/**
 * The plans of a batch of a feed, to be written in one transaction. New rows, which may be all of them,
 * are stored as the bytes that will be sent.
 */
export class FeedBatch {
  private readonly brands = createBrandBuffer();
  private readonly products = createProductBuffer();
  /** Ingredients of the new products. */
  private readonly ingredients = new Set<string>();
  private readonly firstPrices = new FirstPrices();
  private readonly newRows = createFeedOfferBuffer();
  /** Known entries in their new state. */
  private readonly rows: FeedOfferRow[] = [];
  /** Prices of existing products. */
  private readonly prices: (PriceObservation & { productId: number })[] = [];
  private readonly foreignPrices: ForeignPriceRow[] = [];
  private readonly questions: MatchQuestion[] = [];
  /** Known entries that an id of the chain has matched: the operator need not be asked anymore. */
  private readonly chainedKeys: string[] = [];
  private readonly photos: { productId: number; address: string }[] = [];
  /** What the store says about ratings, by product; null: nothing anymore. */
  private readonly ratings = new Map<number, StoreRating | null>();
  private readonly changes: EntryChange[] = [];
  /** Products that an entry of this retailer no longer represents. */
  private readonly releasedProductIds: number[] = [];
  /** The entries that take the place of another one, by product. */
  private readonly takeovers = new Map<number, string>();

  /** Adds what an entry changes. */
  add(plan: EntryPlan): void {
    const { entry, created, price, foreignPrice, retired, question, photo } = plan;
    if (retired) {
      this.releasedProductIds.push(retired.productId);
      this.prices.push(retired);
      this.ratings.set(retired.productId, null);
    }
    if (created) {
      this.products.add(created.product);
      for (const name of created.product.ingredients) this.ingredients.add(withoutPercent(name));
      if (created.brand) this.brands.add(created.brand);
    }
    if (plan.isKnown && entry.matchedBy === 'chain id') this.chainedKeys.push(entry.retailerKey);
    if (plan.isKnown) this.rows.push(entry);
    else this.newRows.add(entry);
    if (price && plan.takesOver) this.takeOver(price.productId, entry.retailerKey);
    if (price && created) this.firstPrices.add(price);
    else if (price) this.prices.push(price);
    if (foreignPrice) this.foreignPrices.push(foreignPrice);
    if (question) this.questions.push(question);
    if (price && (plan.rating || plan.isKnown)) this.ratings.set(price.productId, plan.rating);
    if (photo) this.photos.push(photo);
  }

  /** Adds what entries say about changes of sizes and formulas. */
  addChanges(changes: readonly EntryChange[]): void {
    this.changes.push(...changes);
  }

  /** Writes everything, in the transaction that also updates the run's progress. */
  async write(
    tx: Queryable,
    run: Pick<RunContext, 'retailerId' | 'runId' | 'startedAt'> & {
      now: Date;
      suppressNotify: boolean;
    },
  ): Promise<void> {
    const { retailerId, now, suppressNotify } = run;
    const { brands, products, newRows, firstPrices } = this;
    const known = [...this.ingredients].flatMap((name) => ingredientsByName.get(name) ?? []);
    if (known.length > 0) await insertMissingIngredients(tx, known);
    if (this.rows.length > 0) {
      await sendCopyBuffers(tx, [brands, products]);
      await upsertFeedOffers(tx, this.rows);
    }
    await sendCopyBuffers(tx, [brands, products, newRows, ...firstPrices.buffers]);
    if (this.takeovers.size > 0) {
      const shown = Array.from(this.takeovers, ([productId, retailerKey]) => ({
        productId,
        retailerKey,
      }));
      await updateShownEntries(tx, retailerId, shown);
    }
    if (this.releasedProductIds.length > 0)
      await updateDuplicatesStale(tx, retailerId, this.releasedProductIds);
    if (this.questions.length > 0) await insertMatchQuestions(tx, this.questions, now);
    if (this.chainedKeys.length > 0)
      await deleteOpenMatchQuestions(tx, retailerId, this.chainedKeys);
    await recordPricesIn(tx, this.prices, now, { first: firstPrices, suppressNotify });
    await upsertForeignPrices(tx, this.foreignPrices);
    await updateStoreRatings(tx, retailerId, this.ratings);
    await requestPhotos(tx, this.photos, now);
    await writeChanges(tx, this.changes, run);
  }

  /** Shows another entry for a product; the price of the former one does not count. */
  private takeOver(productId: number, retailerKey: string): void {
    this.takeovers.set(productId, retailerKey);
    const former = this.prices.findIndex((price) => price.productId === productId);
    if (former >= 0) this.prices.splice(former, 1);
  }
}
