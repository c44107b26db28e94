import { type Confirmation, listAwaitedProducts } from '~/db/alerts/alert-evaluation.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';

export const evaluateAlertsJob = 'evaluate-alerts';
/** A price that nobody looks at again until it changes: worth more attempts than others. */
const maxAttempts = 20;

/**
 * Tells the alerts that wait for these products, in the transaction that recorded the prices. Whoever
 * waits for none of them costs nothing.
 */
export async function queueAlertEvaluation(
  tx: Queryable,
  seen: {
    /** Products of which an offer changed. */
    changed: readonly number[];
    /** Offers that were seen again as they were. */
    confirmed: readonly Confirmation[];
  },
  now: Date,
): Promise<void> {
  if (seen.changed.length === 0 && seen.confirmed.length === 0) return;
  const productIds = await listAwaitedProducts(tx, seen);
  if (productIds.length === 0) return;
  await insertJob(tx, { kind: evaluateAlertsJob, payload: { productIds }, maxAttempts }, now);
}
