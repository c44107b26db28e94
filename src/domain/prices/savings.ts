import { wholePercent } from './percent';

/** The fields of an offer that savings depend on. */
export interface OfferPrices {
  priceCents: number;
  originalPriceCents: number | null;
  inStock: boolean;
}

/** Best and highest price among the same offers. */
export interface PriceSpread {
  bestPriceCents: number;
  highestPriceCents: number;
}

/** Summary of a product's offers, stored with the product and in the search index. */
export interface OfferSummary extends PriceSpread {
  /** Some offer, in stock or not, is below its original price. */
  onSale: boolean;
}

/** Best price, highest price and sale state of a product's offers; null when it has none. */
export function summarizeOffers(offers: readonly OfferPrices[]): OfferSummary | null {
  const bestPriceCents = bestPrice(offers);
  const highestPriceCents = highestPrice(offers);
  if (bestPriceCents === null || highestPriceCents === null) return null;
  return { bestPriceCents, highestPriceCents, onSale: isOnSale(offers) };
}

/** The lowest price among the offers in stock, or among all when none is; null without offers. */
export function bestPrice(offers: readonly OfferPrices[]): number | null {
  const isComparable = comparable(offers);
  let best: number | null = null;
  for (const offer of offers) {
    if (isComparable(offer) && (best === null || offer.priceCents < best)) best = offer.priceCents;
  }
  return best;
}

/** The highest price among the offers that `bestPrice` compares; null without offers. */
export function highestPrice(offers: readonly OfferPrices[]): number | null {
  const isComparable = comparable(offers);
  let highest: number | null = null;
  for (const offer of offers) {
    const { priceCents } = offer;
    if (isComparable(offer) && (highest === null || priceCents > highest)) highest = priceCents;
  }
  return highest;
}

/** Whether some offer is below its original price. */
export function isOnSale(offers: readonly OfferPrices[]): boolean {
  return offers.some(
    ({ priceCents, originalPriceCents }) =>
      originalPriceCents !== null && priceCents < originalPriceCents,
  );
}

/** The N of the badge 'Save N%', by the specification's formula; shown only when above 0. */
export function savingsPercent(prices: PriceSpread): number {
  return wholePercent(savingsCents(prices), prices.highestPriceCents);
}

/** The site's average savings: the mean of `savingsPercent` over all products with a price. */
export function averageSavingsPercent(percentSum: number, productCount: number): number {
  return productCount > 0 ? percentSum / productCount : 0;
}

/**
 * Average savings as pages state them: rounded down, so that the site never overstates them. Null below
 * 1%: with one store, or the same price everywhere, there is nothing to state.
 */
export function formatAverageSavings(averagePercent: number): string | null {
  return averagePercent < 1 ? null : `${Math.floor(averagePercent)}%`;
}

/** Difference between highest and best price; the savings sort uses it. */
export function savingsCents({ bestPriceCents, highestPriceCents }: PriceSpread): number {
  return Math.max(0, highestPriceCents - bestPriceCents);
}

/** Compares offers in stock or, if there are none, all. */
function comparable(offers: readonly OfferPrices[]): (offer: OfferPrices) => boolean {
  return offers.some(isInStock) ? isInStock : isAny;
}

const isInStock = (offer: OfferPrices) => offer.inStock;
const isAny = () => true;
