import type { LivePrices } from '../live-prices/live-prices-json';
import type { CardJson } from './product-json';

/** How many stores a card names before it counts the rest. */
export const namedStores = 2;

/** What a card shows of a product. Whole products fit as well. */
export interface CardFace extends Omit<CardJson, 'prices' | 'keyIngredients'> {
  prices: readonly Pick<CardJson['prices'][number], 'retailer' | 'price' | 'offerId'>[];
  /** How many stores there are, where `prices` has only the first of them. */
  storeCount?: number;
}

/** Leaves out what a card does not show: in a list of products that is most of it. */
export function cardFace({ keyIngredients: _, prices, ...product }: CardJson): CardFace {
  return {
    ...product,
    prices: prices
      .slice(0, namedStores)
      .map(({ retailer, price, offerId }) => ({ retailer, price, offerId })),
    storeCount: prices.length,
  };
}

/** A card with the prices of now, where there are any. */
export function withLivePrices(card: CardFace, live: LivePrices | undefined): CardFace {
  if (!live) return card;
  const { prices, bestPrice, unitPrice, savingsPercent, onSale } = live;
  const changed = { bestPrice, unitPrice, savingsPercent, onSale };
  const shown = prices.slice(0, namedStores);
  return { ...card, ...changed, prices: shown, storeCount: prices.length };
}
