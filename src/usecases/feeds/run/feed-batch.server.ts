import { createProductBuffer } from '~/db/catalog/product.repo.server';
import { createFeedOfferBuffer, type FeedOfferRow } from '~/db/feeds/feed-offer.repo.server';
import type { ForeignPriceRow } from '~/db/prices/foreign-price.repo.server';
import type { Brand } from '~/domain/catalog/product';
import type { MatchQuestion } from '~/domain/matching/match-review';
import type { PriceObservation } from '~/domain/prices/price-observation';
import { FirstPrices } from '~/usecases/prices/first-prices.server';

/**
 * Everything that a batch of a feed changes, decided but not yet written. New rows, which may be all of
 * them, are stored as the bytes that will be sent.
 */
export class FeedBatch {
  readonly brands: Brand[] = [];
  readonly products = createProductBuffer();
  /** Ingredients of the new products. */
  readonly ingredients = new Set<string>();
  readonly firstPrices = new FirstPrices();
  readonly newRows = createFeedOfferBuffer();
  /** Known entries in their new state. */
  readonly rows: FeedOfferRow[] = [];
  /** Prices of existing products. */
  readonly prices: PriceObservation[] = [];
  /** Prices in other currencies. */
  readonly foreignPrices: ForeignPriceRow[] = [];
  readonly questions: MatchQuestion[] = [];
  readonly photos: { productId: number; address: string }[] = [];
  /** Products that an entry of this retailer no longer represents. */
  readonly releasedProductIds: number[] = [];
  /** The entries that take the place of another one, by product. */
  readonly takeovers = new Map<number, string>();

  /** Shows another entry for a product; the price of the former one does not count. */
  takeOver(productId: number, retailerKey: string): void {
    this.takeovers.set(productId, retailerKey);
    const former = this.prices.findIndex(
      (price) => 'productId' in price && price.productId === productId,
    );
    if (former >= 0) this.prices.splice(former, 1);
  }
}
