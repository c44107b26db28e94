import type { AlertNotice } from '~/db/alerts/alert-notice.repo.server';
import { listWatchedProducts } from '~/db/alerts/watched-product.repo.server';
import { listProductCards } from '~/db/catalog/product.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { listPriceIntervalsOfProducts } from '~/db/prices/price-drop.repo.server';
import { stillTrue } from '~/domain/alerts/still-true';
import type { ProductCard } from '~/domain/catalog/listed-product';
import { type PriceHistory, readPriceHistory } from '~/domain/prices/price-history';

/** Everything that can be told about one notice. */
export interface AlertStory {
  notice: AlertNotice;
  product: ProductCard;
  storeName: string;
  /** As the offer stands right now. */
  priceCents: number;
  /** In what the alert compares. */
  valueCents: number;
  since: Date;
  year: Pick<PriceHistory, 'lowestCents' | 'lowFrom'> | null;
}

const year = 365;
const dayMs = 86_400_000;
const intervalsPerProduct = 5_000;

/** Reads what is to be told of notices, as things stand now, and which of them are no longer true. */
export async function tellStories(
  db: Queryable,
  notices: readonly AlertNotice[],
  now: Date,
): Promise<{ stories: AlertStory[]; outdated: AlertNotice[] }> {
  const ids = [...new Set(notices.map(({ productId }) => productId))];
  const watched = await listWatchedProducts(db, ids);
  const cards = new Map(
    (await listProductCards(db, ids, ids.length)).map((card) => [card.id, card]),
  );
  const histories = await listPriceIntervalsOfProducts(db, {
    productIds: ids,
    since: new Date(now.getTime() - year * dayMs),
    limit: ids.length * intervalsPerProduct,
  });
  const stories: AlertStory[] = [];
  const outdated: AlertNotice[] = [];
  for (const notice of notices) {
    const product = cards.get(notice.productId);
    const seen = watched.get(notice.productId);
    const found = seen && stillTrue(notice, seen);
    const store = product?.offers.find(({ id }) => id === found?.offer.id)?.retailer;
    if (!product || !found || !store) {
      outdated.push(notice);
      continue;
    }
    stories.push({
      notice,
      product,
      storeName: store.name,
      priceCents: found.offer.priceCents,
      valueCents: found.valueCents,
      since: found.offer.since ?? found.offer.seenAt,
      year: readPriceHistory(histories.get(product.id) ?? [], now, year),
    });
  }
  return { stories, outdated };
}
