import { listProductsToCheck } from '~/db/alerts/alert-evaluation.repo.server';
import type { Deps } from '../deps';
import { evaluateAlerts } from './evaluate-alerts.server';

const alertsPerBatch = 500;

/** Reevaluates price drops that were not confirmed: another store may have followed since. */
export async function recheckUnconfirmedAlerts(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secrets'>,
): Promise<void> {
  for (;;) {
    const query = { now: deps.clock.now(), limit: alertsPerBatch };
    const productIds = await listProductsToCheck(deps.db, query);
    if (productIds.length === 0) return;
    await evaluateAlerts(deps, { productIds });
  }
}
