import { type AlertNotice, listWaitingNotices } from '~/db/alerts/alert-notice.repo.server';
import {
  countPriceAlerts,
  listPriceAlerts,
  type StoredAlert,
} from '~/db/alerts/price-alert.repo.server';
import { listWatchedProducts } from '~/db/alerts/watched-product.repo.server';
import { listProductCards } from '~/db/catalog/product.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { currentValue } from '~/domain/alerts/watched-offer';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import type { Deps } from '../deps';

const alertsPerPage = 20;

/** An alert with its product; null if the catalog no longer has it. */
export interface ListedAlert {
  alert: StoredAlert;
  product: ProductSummary | null;
  /** The current value that the alert compares; null if no store sells the product. */
  todayCents: number | null;
}

/** A page of a user's alerts, newest first. */
export async function listAlerts(
  { db }: Pick<Deps, 'db'>,
  input: { userId: string; productId?: number | undefined; page: number },
): Promise<{ items: ListedAlert[]; total: number; page: number; pages: number }> {
  const { total, alerts, page, pages } = await asPerson(db, input.userId, async (tx) => {
    const counted = await countPriceAlerts(tx, input);
    const last = Math.max(1, Math.ceil(counted.total / alertsPerPage));
    const currentPage = Math.min(input.page, last);
    const offset = (currentPage - 1) * alertsPerPage;
    const list = await listPriceAlerts(tx, { ...input, offset, limit: alertsPerPage });
    return { total: counted.total, alerts: list, page: currentPage, pages: last };
  });
  return { items: await withProducts(db, alerts), total, page, pages };
}

/** Adds the product and its current price to alerts. */
export async function withProducts(
  db: Deps['db'],
  alerts: readonly StoredAlert[],
): Promise<ListedAlert[]> {
  const ids = [...new Set(alerts.map(({ productId }) => productId))];
  const cards = new Map(
    (await listProductCards(db, ids, alertsPerPage)).map((card) => [card.id, card]),
  );
  const watched = await listWatchedProducts(db, ids);
  return alerts.map((alert) => {
    const watchedProduct = watched.get(alert.productId);
    return {
      alert,
      product: cards.get(alert.productId) ?? null,
      todayCents: watchedProduct ? currentValue(alert, watchedProduct) : null,
    };
  });
}

/** Counts a user's alerts, and the ones that are not paused. */
export async function countAlerts(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<{ total: number; active: number }> {
  return asPerson(db, userId, (tx) => countPriceAlerts(tx, { userId }));
}

const maxDueAlerts = 1_000;

export async function listDueAlerts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ now: Date; notices: AlertNotice[] }> {
  return { now: clock.now(), notices: await listWaitingNotices(db, maxDueAlerts) };
}
