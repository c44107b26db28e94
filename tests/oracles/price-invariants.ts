import { expect } from 'vitest';
import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import { listProductsById } from '~/db/catalog/product.repo.server';
import type { Database } from '~/db/engine/database.server';
import { listPriceIntervals } from '~/db/prices/price-interval.repo.server';
import { savingsPercent, summarizeOffers } from '~/domain/prices/savings';

const always = { from: new Date(0), to: new Date('2100-01-01'), limit: 10_000 };

/** Checks what must hold after any sequence of observations. */
export async function expectPriceInvariants(db: Database, productIds: number[]): Promise<void> {
  const products = await listProductsById(db, productIds, productIds.length);
  let savings = 0;
  let priced = 0;
  for (const { id, offers, bestPriceCents, highestPriceCents, onSale } of products) {
    const summary = summarizeOffers(offers);
    if (summary) {
      expect({ id, bestPriceCents, highestPriceCents, onSale }).toEqual({ id, ...summary });
      savings += savingsPercent(summary);
      priced += 1;
    } else expect(bestPriceCents).toBeNull();
    const intervals = Map.groupBy(
      await listPriceIntervals(db, { productId: id, ...always }),
      ({ offerId }) => offerId,
    );
    for (const offer of offers) {
      const history = intervals.get(offer.id) ?? [];
      history.slice(1).forEach((next, index) => {
        const end = history[index]?.to;
        expect(end && end <= next.from).toBe(true);
      });
      const open = history.filter(({ to }) => to === null);
      expect(open.map(({ priceCents }) => priceCents)).toEqual(
        offer.inStock ? [offer.priceCents] : [],
      );
    }
  }
  const { figures } = await findCatalogState(db);
  expect(figures.averageSavingsPercent).toBe(priced > 0 ? savings / priced : 0);
}
