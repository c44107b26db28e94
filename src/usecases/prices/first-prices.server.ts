import { createOfferBuffer, listNewOfferIds } from '~/db/prices/offer.repo.server';
import { createProductPriceBuffer } from '~/db/prices/product-price.repo.server';
import {
  checkObservation,
  type ObservedPrice,
  offerFromObservation,
} from '~/domain/prices/price-observation';
import { savingsPercent, summarizeOffers } from '~/domain/prices/savings';
import type { Deps } from '../deps';

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

  add(seen: FirstPrice, offerId: number): void {
    const { productId, retailerId, url } = seen;
    checkObservation(seen, seen.seenAt, this.count);
    const opened = offerFromObservation({ id: offerId, productId, retailerId }, seen, url);
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

/** The number of rows in a feed batch. */
const maxIdsPerQuery = 2_000;

/**
 * ids for new offers of a run, reserved in batches. Reserves at most as many as were used so far: unused
 * ids are lost, and a run with one new offer must not waste thousands.
 */
export class OfferIds {
  private ids: number[] = [];
  private next = 0;
  private used = 0;

  /** Ensures that `count` ids are available. */
  async reserve({ db }: Pick<Deps, 'db'>, count: number): Promise<void> {
    const left = this.ids.length - this.next;
    if (left >= count) return;
    const wanted = Math.max(count - left, Math.min(this.used, maxIdsPerQuery));
    this.ids = [...this.ids.slice(this.next), ...(await listNewOfferIds(db, wanted))];
    this.next = 0;
  }

  take(): number {
    const id = this.ids[this.next];
    if (id === undefined) throw new Error('More offer IDs are needed than were reserved.');
    this.next += 1;
    this.used += 1;
    return id;
  }
}
