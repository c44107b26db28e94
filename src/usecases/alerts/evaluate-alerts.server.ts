import { randomUUID } from 'node:crypto';
import {
  listProductsToCheck,
  lockAlertsOfProducts,
  updateAlertStates,
} from '~/db/alerts/alert-evaluation.repo.server';
import {
  deleteWaitingNotices,
  insertAlertNotices,
  type NewAlertNotice,
} from '~/db/alerts/alert-notice.repo.server';
import { listAlertSettings } from '~/db/alerts/alert-setting.repo.server';
import { listWatchedProducts } from '~/db/alerts/watched-product.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { alertRule } from '~/domain/alerts/alert-rule';
import { deliveryTime, LocalClocks } from '~/domain/alerts/delivery-time';
import { evaluateAlert } from '~/domain/alerts/evaluate-alert';
import type { Evaluation } from '~/domain/alerts/evaluation';
import type { PriceAlert } from '~/domain/alerts/price-alert';
import type { Deps } from '../deps';
import { queueAlertNotifications } from './notify/queue-alert-notifications.server';

/** Small enough not to block other users of the same connection. */
const productsPerBatch = 50;
const alertsPerBatch = 200;
/** A product that is no longer in the catalog. */
const missingProduct = { size: null, offers: [] };

/**
 * Evaluates every alert on these products. Each batch is one transaction with the alert states and the
 * pending notifications; the last batch also queues the emails. Safe to repeat after a crash: an alert
 * that has notified does not notify again.
 */
export async function evaluateAlerts(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secrets'>,
  { productIds }: { productIds: readonly number[] },
): Promise<void> {
  for (let start = 0; start < productIds.length; start += productsPerBatch) {
    const ids = productIds.slice(start, start + productsPerBatch);
    const isLast = start + productsPerBatch >= productIds.length;
    let after: string | null = null;
    do {
      const from: string | null = after;
      after = await deps.db.transaction(async (tx) => {
        const next = await evaluateBatch(tx, { productIds: ids, after: from }, deps.clock.now());
        if (isLast && next === null) await queueAlertNotifications(deps, tx);
        return next;
      });
    } while (after !== null);
  }
}

/** Returns where the next batch starts; null after the last. */
async function evaluateBatch(
  tx: Queryable,
  batch: { productIds: readonly number[]; after: string | null },
  now: Date,
): Promise<string | null> {
  // Lock before reading the offers: the previous holder of the lock may have seen newer prices.
  const alerts = await lockAlertsOfProducts(tx, { ...batch, limit: alertsPerBatch });
  if (alerts.length === 0) return null;
  const products = await listWatchedProducts(tx, [...new Set(alerts.map((a) => a.productId))]);
  const results = alerts.map((alert) => {
    const product = products.get(alert.productId) ?? missingProduct;
    return { alert, ...evaluateAlert(alert, product, now, alertRule) };
  });
  const changed = results.filter(
    ({ alert, state, notification }) => notification || hasChanged(alert, state),
  );
  await updateAlertStates(
    tx,
    changed.map(({ alert, state, notification }) => ({
      ...alert,
      ...state,
      falls: alert.falls + (notification ? 1 : 0),
    })),
  );
  const rearmed = results.filter(({ alert, state }) => !alert.armed && state.armed);
  // The price rose before the drop was announced.
  if (rearmed.length > 0)
    await deleteWaitingNotices(
      tx,
      rearmed.map(({ alert }) => alert.id),
    );
  await insertAlertNotices(tx, await noticesOf(tx, results, now));
  return alerts.length < alertsPerBatch ? null : (alerts.at(-1)?.id ?? null);
}

async function noticesOf(
  tx: Queryable,
  results: readonly (Evaluation & { alert: PriceAlert })[],
  now: Date,
): Promise<NewAlertNotice[]> {
  const due = results.flatMap(({ alert, notification }) =>
    notification ? [{ alert, notification }] : [],
  );
  if (due.length === 0) return [];
  const people = await listAlertSettings(tx, [...new Set(due.map(({ alert }) => alert.userId))]);
  const clocks = new LocalClocks();
  return due.map(({ alert, notification }) => {
    const setting = people.get(alert.userId);
    return {
      ...notification,
      id: randomUUID(),
      userId: alert.userId,
      alertId: alert.id,
      fall: alert.falls + 1,
      createdAt: now,
      deliverAt: setting ? deliveryTime(now, setting, clocks) : now,
    };
  });
}

function hasChanged(alert: PriceAlert, state: Evaluation['state']): boolean {
  return (
    alert.armed !== state.armed ||
    alert.baseCents !== state.baseCents ||
    alert.notifiedCents !== state.notifiedCents ||
    alert.unsettled !== state.unsettled ||
    alert.heldSince?.getTime() !== state.heldSince?.getTime() ||
    alert.checkAt?.getTime() !== state.checkAt?.getTime()
  );
}

const unconfirmedPerBatch = 500;

/** Reevaluates price drops that were not confirmed: another store may have followed since. */
export async function recheckUnconfirmedAlerts(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secrets'>,
): Promise<void> {
  for (;;) {
    const query = { now: deps.clock.now(), limit: unconfirmedPerBatch };
    const productIds = await listProductsToCheck(deps.db, query);
    if (productIds.length === 0) return;
    await evaluateAlerts(deps, { productIds });
  }
}
