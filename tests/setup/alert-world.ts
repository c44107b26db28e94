import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '~/db/engine/database.server';
import { sql } from '~/db/engine/sql.server';
import type { AlertCondition } from '~/domain/alerts/price-alert';
import { createAlert } from '~/usecases/alerts/create-alert.server';
import { evaluateAlerts } from '~/usecases/alerts/evaluate-alerts.server';
import { evaluateAlertsJob } from '~/usecases/alerts/queue-alert-evaluation.server';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import type { Deps } from '~/usecases/deps';
import { createSiteKeys } from '~/usecases/operations/site-keys.server';
import { recordPrices } from '~/usecases/prices/record-prices.server';
import { aBatch, anOffer, aProduct, aSource } from '../factories/catalog';

/** $19.00 or less at any store by default. */
const anAlertCondition = (given: Partial<AlertCondition> = {}): AlertCondition => ({
  kind: 'price-below',
  limitCents: 1_900,
  percent: null,
  retailerId: null,
  withShipping: false,
  ...given,
});

/**
 * A catalog of a few products, each $20.00 at store 1 (with the product's id as offer id) and $22.00 at
 * store 2 (with offer id + 1,000), and users with alerts.
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
    /** Adds a user with an alert on a product. */
    async personWithAlert(
      productId = 1,
      condition: Partial<AlertCondition> = {},
      userId: string = randomUUID(),
    ) {
      const email = `${userId}@example.com`;
      const alert = await createAlert(deps, {
        userId,
        email,
        productId,
        condition: anAlertCondition(condition),
      });
      return { userId, email, alert };
    },
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
      const jobs = await db.rows(
        z.object({ productIds: z.array(z.number()) }),
        sql`delete from job where kind = ${evaluateAlertsJob} returning payload->'productIds' as "productIds"`,
      );
      for (const { productIds } of jobs) await evaluateAlerts(deps, { productIds });
    },
    /** Deletes all users, alerts and jobs; prices stay. */
    async reset() {
      for (const table of ['alert_notice', 'price_alert', 'alert_setting', 'push_device'] as const)
        await db.execute(deletions[table]);
      await db.execute(sql`delete from job`);
      await db.execute(sql`delete from outbox_mail`);
    },
  };
}

const deletions = {
  alert_notice: sql`delete from alert_notice`,
  price_alert: sql`delete from price_alert`,
  alert_setting: sql`delete from alert_setting`,
  push_device: sql`delete from push_device`,
};
