import type { AlertNotice } from '~/db/alerts/alert-notice.repo.server';
import { listWatchedProducts } from '~/db/alerts/watched-product.repo.server';
import { listProductCards } from '~/db/catalog/product.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { listPriceIntervalsOfProducts } from '~/db/prices/price-drop.repo.server';
import { findQualifyingOffer } from '~/domain/alerts/qualifying-offer';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { dayMs } from '~/domain/durations';
import { type PriceHistory, summarizePriceHistory } from '~/domain/prices/price-history';

/** A notification with its product, store and prices. */
export interface AlertContent {
  notice: AlertNotice;
  product: ProductSummary;
  storeName: string;
  /** The offer's current price. */
  priceCents: number;
  /** The value that the alert compares, such as a unit price. */
  valueCents: number;
  since: Date;
  year: Pick<PriceHistory, 'lowestCents' | 'lowFrom'> | null;
}

const yearDays = 365;
const maxIntervalsPerProduct = 5_000;

/** Loads the current data for notices, and finds the notices that are no longer true. */
export async function loadAlertContents(
  db: Queryable,
  notices: readonly AlertNotice[],
  now: Date,
): Promise<{ contents: AlertContent[]; outdated: AlertNotice[] }> {
  const ids = [...new Set(notices.map(({ productId }) => productId))];
  const watched = await listWatchedProducts(db, ids);
  const cards = new Map(
    (await listProductCards(db, ids, ids.length)).map((card) => [card.id, card]),
  );
  const histories = await listPriceIntervalsOfProducts(db, {
    productIds: ids,
    since: new Date(now.getTime() - yearDays * dayMs),
    limit: ids.length * maxIntervalsPerProduct,
  });
  const contents: AlertContent[] = [];
  const outdated: AlertNotice[] = [];
  for (const notice of notices) {
    const product = cards.get(notice.productId);
    const seen = watched.get(notice.productId);
    const found = seen && findQualifyingOffer(notice, seen);
    const store = product?.offers.find(({ id }) => id === found?.offer.id)?.retailer;
    if (!product || !found || !store) {
      outdated.push(notice);
      continue;
    }
    contents.push({
      notice,
      product,
      storeName: store.name,
      priceCents: found.offer.priceCents,
      valueCents: found.valueCents,
      since: found.offer.since ?? found.offer.seenAt,
      year: summarizePriceHistory(histories.get(product.id) ?? [], now, yearDays),
    });
  }
  return { contents, outdated };
}
