import { listAlertsOfProducts } from '~/db/alerts/price-alert.repo.server';
import { listWatchedProducts } from '~/db/alerts/watched-product.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { shortConditionLabel, unitLabel } from '~/domain/alerts/alert-text';
import type { Deps } from '../deps';

/** Maximum products per request, and alerts per product. */
export const maxSummaries = 100;
const maxAlertsPerProduct = 20;

/** A short text for a user's newest alert on each of these products: 'Alert at $23.70'. */
export async function summarizeAlerts(
  { db }: Pick<Deps, 'db'>,
  { userId, productIds }: { userId: string; productIds: readonly number[] },
): Promise<{ productId: number; words: string }[]> {
  const limit = productIds.length * maxAlertsPerProduct;
  const alerts = await asPerson(db, userId, (tx) =>
    listAlertsOfProducts(tx, { userId, productIds, limit }),
  );
  const products = await listWatchedProducts(db.reader, [
    ...new Set(alerts.map(({ productId }) => productId)),
  ]);
  const byProduct = Map.groupBy(alerts, ({ productId }) => productId);
  return [...byProduct].flatMap(([productId, own]) => {
    const active = own.find(({ paused }) => !paused);
    if (!active) return { productId, words: 'Alert paused' };
    const unit = unitLabel(products.get(productId)?.size ?? null);
    return { productId, words: shortConditionLabel(active, unit) };
  });
}
