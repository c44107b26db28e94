import type { LivePrices } from '../live-prices/live-prices-json';
import type { CardJson } from './product-json';

/** How many stores a card names before it counts the rest. */
const maxNamedStores = 2;

type CardPrice = Pick<CardJson['prices'][number], 'retailer' | 'price' | 'offerId' | 'inStock'>;

/** What a card shows of a product. Whole products fit as well. */
export interface ProductCardData extends Omit<CardJson, 'prices' | 'keyIngredients'> {
  prices: readonly CardPrice[];
  /** How many stores there are to compare, where `prices` has only the first of them. */
  storeCount?: number;
}

/** Leaves out what a card does not show: in a list of products that is most of it. */
export function productCardData({
  keyIngredients: _,
  prices,
  ...product
}: CardJson): ProductCardData {
  return { ...product, ...cardPrices(prices) };
}

/** A card with the prices of now, where there are any. */
export function cardWithLivePrices(
  card: ProductCardData,
  live: LivePrices | undefined,
): ProductCardData {
  if (!live) return card;
  const { prices, bestPrice, unitPrice, savingsPercent, onSale } = live;
  return { ...card, bestPrice, unitPrice, savingsPercent, onSale, ...cardPrices(prices) };
}

/** The stores that a card names, how many there are to compare, and how many it does not name. */
export function cardStores({ prices, storeCount }: Pick<ProductCardData, 'prices' | 'storeCount'>) {
  const stores = comparableStores(prices);
  const count = storeCount ?? stores.length;
  const named = stores.slice(0, maxNamedStores);
  return { named, count, more: Math.max(0, count - named.length) };
}

function cardPrices(prices: readonly CardPrice[]) {
  const stores = comparableStores(prices);
  return {
    prices: stores
      .slice(0, maxNamedStores)
      .map(({ retailer, price, offerId, inStock }) => ({ retailer, price, offerId, inStock })),
    storeCount: stores.length,
  };
}

/** Stores that have it, as the best price is chosen; when none has it, all of them. */
function comparableStores(prices: readonly CardPrice[]): readonly CardPrice[] {
  const inStock = prices.filter((price) => price.inStock);
  return inStock.length > 0 ? inStock : prices;
}
