import { type Confirmation, listAwaitedProducts } from '~/db/alerts/alert-evaluation.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';

export const evaluateAlertsJob = 'evaluate-alerts';
/** More attempts than usual: a lost evaluation is not repeated until the next price change. */
const maxAttempts = 20;

/**
 * Queues the evaluation of alerts on these products, in the transaction that recorded the prices. Queues
 * nothing for products without alerts.
 */
export async function queueAlertEvaluation(
  tx: Queryable,
  seen: {
    /** Products with a changed offer. */
    changed: readonly number[];
    /** Offers that were seen again unchanged. */
    confirmed: readonly Confirmation[];
  },
  now: Date,
): Promise<void> {
  if (seen.changed.length === 0 && seen.confirmed.length === 0) return;
  const productIds = await listAwaitedProducts(tx, seen);
  if (productIds.length === 0) return;
  await insertJob(tx, { kind: evaluateAlertsJob, payload: { productIds }, maxAttempts }, now);
}
