import { listPriceIntervals } from '~/db/prices/price-interval.repo.server';
import type { ListedOffer, ListedProduct } from '~/domain/catalog/listed-product';
import type { PriceInterval } from '~/domain/catalog/product';
import { dayMs } from '~/domain/durations';
import { type DiscountVerdict, judgeDiscount } from '~/domain/prices/discount-verdict';
import { summarizePriceHistory as readHistory } from '~/domain/prices/price-history';
import { judgePrice, type PriceVerdict, verdictWindowDays } from '~/domain/prices/price-verdict';
import type { Deps } from '../deps';

interface StoreHistory {
  offer: ListedOffer;
  intervals: PriceInterval[];
  /** Null if the store shows no original price. */
  discount: DiscountVerdict | null;
}

/** The last twelve months of a product. */
export interface ProductHistory {
  now: Date;
  verdict: PriceVerdict | null;
  /** In the order of the product's offers. */
  stores: StoreHistory[];
}

/** A hundred stores that change their price every other day. */
const maxPriceIntervals = 20_000;

/** The window of a product's history that ends now. */
export function historyWindow(now: Date): { from: Date; to: Date } {
  return { from: new Date(now.getTime() - verdictWindowDays * dayMs), to: now };
}

/** Reads every store's prices of the last twelve months and evaluates the current ones. */
export async function readPriceHistory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  product: Pick<ListedProduct, 'id' | 'offers'>,
): Promise<ProductHistory> {
  const now = clock.now();
  const intervals = await listPriceIntervals(db.reader, {
    productId: product.id,
    ...historyWindow(now),
    limit: maxPriceIntervals,
  });
  return evaluateHistory(product, intervals, now);
}

/** Evaluates the prices of the last twelve months. */
export function evaluateHistory(
  { offers }: Pick<ListedProduct, 'offers'>,
  intervals: readonly PriceInterval[],
  now: Date,
): ProductHistory {
  const byOffer = Map.groupBy(intervals, ({ offerId }) => offerId);
  return {
    now,
    verdict: judgePrice(readHistory(intervals, now, verdictWindowDays), now),
    stores: offers.map((offer) => {
      const own = byOffer.get(offer.id) ?? [];
      return { offer, intervals: own, discount: judgeDiscount(offer, own, now) };
    }),
  };
}
