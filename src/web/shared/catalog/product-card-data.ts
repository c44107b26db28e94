import type { LivePrices } from '../live-prices/live-prices-json';
import type { CardJson } from './product-json';

/** How many stores a card names; the rest are counted. */
const maxNamedStores = 2;

type CardPrice = Pick<CardJson['prices'][number], 'retailer' | 'price' | 'offerId' | 'inStock'>;

/** The product fields that a card shows. A full product also has this shape. */
export interface ProductCardData extends Omit<CardJson, 'prices' | 'keyIngredients'> {
  prices: readonly CardPrice[];
  /** The total number of stores, when `prices` has only the first ones. */
  storeCount?: number;
  /** Why it matches a search: 'Has vitamin C'. */
  note?: string;
  /** The sizes and shades that it stands for, and where all of them are listed. */
  variants?: { text: string; to: string };
}

/** Drops the fields that a card does not show, which are most of a listing's data. */
export function productCardData({
  keyIngredients: _,
  prices,
  ...product
}: CardJson): ProductCardData {
  return { ...product, ...cardPrices(prices) };
}

/** Applies live prices to a card, if there are any. */
export function cardWithLivePrices(
  card: ProductCardData,
  live: LivePrices | undefined,
): ProductCardData {
  if (!live) return card;
  const { prices, bestPrice, unitPrice, savingsPercent, onSale } = live;
  return { ...card, bestPrice, unitPrice, savingsPercent, onSale, ...cardPrices(prices) };
}

/** The stores that a card names, the number of stores to compare, and how many are not named. */
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

/** Stores that have it in stock, as for the best price; if there are none, all stores. */
function comparableStores(prices: readonly CardPrice[]): readonly CardPrice[] {
  const inStock = prices.filter((price) => price.inStock);
  return inStock.length > 0 ? inStock : prices;
}
