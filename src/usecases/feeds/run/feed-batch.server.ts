import { createProductBuffer } from '~/db/catalog/product.repo.server';
import { createFeedOfferBuffer, type FeedOfferRow } from '~/db/feeds/feed-offer.repo.server';
import type { Brand } from '~/domain/catalog/product';
import type { MatchQuestion } from '~/domain/matching/match-review';
import type { PriceObservation } from '~/domain/prices/price-observation';
import { FirstPrices } from '~/usecases/prices/first-prices.server';

/**
 * Everything that a piece of a feed changes, decided and not yet written to the database. What is new,
 * which may be all of it, is kept as the bytes that will be sent.
 */
export class FeedBatch {
  readonly brands: Brand[] = [];
  readonly products = createProductBuffer();
  /** Of the new products. */
  readonly ingredients = new Set<string>();
  readonly firstPrices = new FirstPrices();
  readonly newRows = createFeedOfferBuffer();
  /** Entries that were known before, as they are now. */
  readonly rows: FeedOfferRow[] = [];
  /** Prices of products that were there before. */
  readonly prices: PriceObservation[] = [];
  readonly questions: MatchQuestion[] = [];
  readonly photos: { productId: number; address: string }[] = [];
  /** Products that an entry of this retailer spoke for and does not any more. */
  readonly releasedProductIds: number[] = [];
}
