import type { z } from 'zod';
import { dayMs } from '~/domain/durations';
import { discountText } from '~/domain/prices/discount-text';
import type { DiscountVerdict } from '~/domain/prices/discount-verdict';
import type { HistoryWindow } from '~/domain/prices/history-window';
import { toDollars } from '~/domain/prices/money';
import { summarizePriceHistory } from '~/domain/prices/price-history';
import { type PriceStep, priceSteps } from '~/domain/prices/price-steps';
import type { PriceVerdict } from '~/domain/prices/price-verdict';
import { describeVerdict } from '~/domain/prices/verdict-text';
import type { RelatedProductLists } from '~/usecases/catalog/show-related-products.server';
import type { ProductHistory } from '~/usecases/prices/read-price-history.server';
import type { historySchema, relatedSchema } from './history-schema';
import { productCardJson } from './product-json';

export type HistoryJson = z.infer<typeof historySchema>;
export type VerdictJson = NonNullable<HistoryJson['verdict']>;
export type DiscountJson = NonNullable<HistoryJson['stores'][number]['discount']>;
export type RelatedJson = z.infer<typeof relatedSchema>;

/** A product's price history over a number of days, for all stores together and for each store. */
export function historyJson(
  productId: number,
  { now, verdict, stores }: ProductHistory,
  days: HistoryWindow,
): HistoryJson {
  const all = summarizePriceHistory(
    stores.flatMap(({ intervals }) => intervals),
    now,
    days,
  );
  const start = new Date(now.getTime() - days * dayMs);
  const money = (cents: number | null | undefined) => (cents == null ? null : toDollars(cents));
  return {
    productId,
    days,
    now: now.toISOString(),
    current: money(all?.currentCents),
    lowest: money(all?.lowestCents),
    median: money(all?.medianCents),
    highest: money(all?.highestCents),
    steps: stepsJson(all?.steps ?? []),
    verdict: verdict && verdictJson(verdict, now),
    stores: stores.map(({ offer, intervals, discount }) => ({
      offerId: offer.id,
      retailer: offer.retailer.name,
      steps: stepsJson(priceSteps(intervals, start, now)),
      discount: discount && discountJson(discount, now),
    })),
  };
}

export function verdictJson(verdict: PriceVerdict, now: Date): VerdictJson {
  return { kind: verdict.kind, ...describeVerdict(verdict, now) };
}

export function discountJson(discount: DiscountVerdict, now: Date): DiscountJson {
  return { kind: discount.kind, text: discountText(discount, now) };
}

export function relatedJson(related: RelatedProductLists): RelatedJson {
  return {
    alternatives: related.alternatives.map((product) => ({
      ...productCardJson(product),
      percentLess: product.percentLess,
    })),
    moreOfBrand: related.moreOfBrand.map(productCardJson),
    complementary: related.complementary,
  };
}

function stepsJson(steps: readonly PriceStep[]): HistoryJson['steps'] {
  return steps.map(({ at, priceCents }) => ({
    at: at.toISOString(),
    price: priceCents === null ? null : toDollars(priceCents),
  }));
}
