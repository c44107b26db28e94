import { z } from 'zod';
import type { Database } from '~/db/engine/database.server';
import { takeJobs } from '~/db/testing/jobs.server';
import { emptyTables } from '~/db/testing/tables.server';
import { evaluateAlerts } from '~/usecases/alerts/evaluate-alerts.server';
import { evaluateAlertsJob } from '~/usecases/alerts/queue-alert-evaluation.server';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import type { Deps } from '~/usecases/deps';
import { createSiteKeys } from '~/usecases/operations/site-keys.server';
import { recordPrices } from '~/usecases/prices/record-prices.server';
import { aBatch, anOffer, aProduct, aSource } from '../factories/catalog';

const jobPayload = z.object({ productIds: z.array(z.number()) });

/**
 * A catalog of a few products, each $20.00 at store 1 (with the product's id as offer id) and $22.00 at
 * store 2 (with offer id + 1,000), for alerts on them.
 */
export async function openAlertWorld(db: Database, deps: Deps, products = 3) {
  const ids = Array.from({ length: products }, (_, index) => index + 1);
  const offers = ids.flatMap((id) => [
    anOffer(id, { productId: id, retailerId: 1, priceCents: 2_000 }),
    anOffer(1_000 + id, { productId: id, retailerId: 2, priceCents: 2_200 }),
  ]);
  await loadCatalog(
    deps,
    aSource(
      aBatch(
        ids.map((id) => aProduct(id)),
        offers,
      ),
    ),
  );
  await createSiteKeys(deps);
  return {
    /** Records a price of some offers, as a feed would. */
    recordPrice(offerIds: number | readonly number[], priceCents: number, inStock = true) {
      const seen = { priceCents, originalPriceCents: null, inStock, seenAt: deps.clock.now() };
      return recordPrices(
        deps,
        [offerIds].flat().map((offerId) => ({ ...seen, offerId })),
      );
    },
    /** Evaluates the alerts of products whose prices were recorded, as the worker would. */
    async evaluate() {
      for (const { payload } of await takeJobs(db, evaluateAlertsJob))
        await evaluateAlerts(deps, jobPayload.parse(payload));
    },
    /** Deletes all users, alerts and jobs; prices stay. */
    reset: () =>
      emptyTables(
        db,
        ...['alert_notice', 'price_alert', 'alert_setting', 'push_device', 'job', 'outbox_mail'],
      ),
  };
}
