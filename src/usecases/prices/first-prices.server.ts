import { createOfferBuffer } from '~/db/prices/offer.repo.server';
import { createProductPriceBuffer } from '~/db/prices/product-price.repo.server';
import {
  checkObservation,
  type ObservedPrice,
  offerFromObservation,
} from '~/domain/prices/price-observation';
import { savingsPercent, summarizeOffers } from '~/domain/prices/savings';

export type FirstPrice = ObservedPrice & {
  /** A product created in the same transaction. */
  productId: number;
  retailerId: number;
  url: string;
};

/**
 * First prices of products created in the same transaction, one offer each. No other transaction can see
 * them, so nothing needs to be looked up or locked, and each price can be written immediately.
 */
export class FirstPrices {
  count = 0;
  savingsPercent = 0;
  sampleProductId: number | null = null;
  private readonly offers = createOfferBuffer();
  private readonly prices = createProductPriceBuffer();

  add(seen: FirstPrice): void {
    const { productId, retailerId, url } = seen;
    checkObservation(seen, seen.seenAt, this.count);
    const opened = offerFromObservation({ productId, retailerId }, seen, url);
    const summary = summarizeOffers([opened.offer]);
    if (!summary) throw new Error('The offer has no price.');
    this.offers.add(opened);
    this.prices.add({ productId, ...summary });
    this.count += 1;
    this.savingsPercent += savingsPercent(summary);
    this.sampleProductId ??= productId;
  }

  /** The rows to send after the products. */
  get buffers() {
    return [this.offers, this.prices];
  }
}
