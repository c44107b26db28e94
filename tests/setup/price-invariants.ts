import { expect } from 'vitest';
import { z } from 'zod';
import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import { listProductsById } from '~/db/catalog/product.repo.server';
import type { Database } from '~/db/engine/database.server';
import { sql } from '~/db/engine/sql.server';
import { savingsPercent, summarizeOffers } from '~/domain/prices/savings';

const intervalRow = z.object({
  offer_id: z.number(),
  price_cents: z.number(),
  valid_from: z.date(),
  valid_to: z.date().nullable(),
});

/** Checks what must hold after any sequence of observations. */
export async function expectPriceInvariants(db: Database, productIds: number[]): Promise<void> {
  const products = await listProductsById(db, productIds, productIds.length);
  const intervals = Map.groupBy(
    await db.rows(
      intervalRow,
      sql`select offer_id, price_cents, valid_from, valid_to from price_interval
        order by offer_id, valid_from`,
    ),
    (row) => row.offer_id,
  );
  let savings = 0;
  let priced = 0;
  for (const { id, offers, bestPriceCents, highestPriceCents, onSale } of products) {
    const summary = summarizeOffers(offers);
    if (summary) {
      expect({ id, bestPriceCents, highestPriceCents, onSale }).toEqual({ id, ...summary });
      savings += savingsPercent(summary);
      priced += 1;
    } else expect(bestPriceCents).toBeNull();
    for (const offer of offers) {
      const history = intervals.get(offer.id) ?? [];
      history.slice(1).forEach((next, index) => {
        const end = history[index]?.valid_to;
        expect(end && end <= next.valid_from).toBe(true);
      });
      const open = history.filter(({ valid_to }) => valid_to === null);
      expect(open.map((row) => row.price_cents)).toEqual(offer.inStock ? [offer.priceCents] : []);
    }
  }
  const { figures } = await findCatalogState(db);
  expect(figures.averageSavingsPercent).toBe(priced > 0 ? savings / priced : 0);
}
