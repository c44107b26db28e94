import { hasDemoOffers } from '~/domain/demo/demo-offer';
import type { ProductPageContent } from '~/usecases/catalog/show-product-page.server';
import {
  type DiscountJson,
  discountJson,
  type RelatedJson,
  relatedJson,
  type VerdictJson,
  verdictJson,
} from '~/web/shared/catalog/history-json';
import { type ProductJson, productJson } from '~/web/shared/catalog/product-json';
import { shareAddress } from '~/web/shared/catalog/share-address';
import { routineFor } from './tabs/routine-guide';
import type { RoutineGuide } from './tabs/routine-guides';

/** One price of one store: cents, and from when to when in milliseconds; null: it still holds. */
type IntervalData = [cents: number, from: number, to: number | null];

export interface StoreData {
  offerId: number;
  retailer: string;
  slug: string;
  intervals: IntervalData[];
}

/** What the product page is drawn from, on the server and again in the browser. */
export interface ProductPageData {
  product: ProductJson;
  /** What a shared link to the product shows. */
  shareImage: string;
  related: RelatedJson;
  /** Whether any of its offers is invented; the price list then says so. */
  isDemo: boolean;
  verdict: VerdictJson | null;
  /** By offer; only of those that strike a price out. */
  discounts: Record<number, DiscountJson>;
  /** The year of every store, short enough to be drawn anew without asking again. */
  stores: StoreData[];
  /** How products of its category are used; sent along, so that no browser loads them all. */
  routine: RoutineGuide;
  /** When all this was true, in milliseconds. */
  now: number;
}

export function pageData({
  product,
  siblings,
  history,
  related,
}: ProductPageContent): ProductPageData {
  const { now, verdict, stores } = history;
  const productData = productJson(product, siblings);
  return {
    product: productData,
    shareImage: shareAddress(productData),
    related: relatedJson(related),
    isDemo: hasDemoOffers([product]),
    verdict: verdict && verdictJson(verdict, now),
    discounts: Object.fromEntries(
      stores.flatMap(({ offer, discount }) =>
        discount ? [[offer.id, discountJson(discount, now)]] : [],
      ),
    ),
    stores: stores.map(({ offer, intervals }) => ({
      offerId: offer.id,
      retailer: offer.retailer.name,
      slug: offer.retailer.slug,
      intervals: intervals.map(({ priceCents, from, to }) => [
        priceCents,
        from.getTime(),
        to?.getTime() ?? null,
      ]),
    })),
    routine: routineFor(product.category),
    now: now.getTime(),
  };
}
