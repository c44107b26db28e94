import type { LivePrices } from '../live-prices/live-prices-json';
import { packInFront, packValues, unpackValues } from './packed-values';
import type { CardJson } from './product-json';

/** How many stores a card names; the rest are counted. */
const maxNamedStores = 2;

type CardPrice = Pick<CardJson['prices'][number], 'retailer' | 'price' | 'inStock'>;

type CardField =
  | 'id'
  | 'name'
  | 'brand'
  | 'imageVersion'
  | 'imageTone'
  | 'rating'
  | 'reviewCount'
  | 'ownRating'
  | 'size'
  | 'bestPrice'
  | 'unitPrice'
  | 'savingsPercent';

/** The product fields that a card shows. A full product also has this shape. */
export interface ProductCardData extends Pick<CardJson, CardField> {
  prices: readonly CardPrice[];
  /** The total number of stores, when `prices` has only the first ones. */
  storeCount?: number;
  /** Why it matches a search: 'Has vitamin C'. */
  note?: string | null;
  /** The sizes and shades that it stands for, and where all of them are listed. */
  variants?: { text: string; to: string };
}

/** A card as a page's data: the values that it shows in one string. */
export type PackedCard = string;

export interface CardExtras {
  note?: string | null | undefined;
  variants?: { text: string; familyId: number } | null | undefined;
}

/** A packed card, from what `packShown` returned. */
export function withExtras(shown: string, { note, variants }: CardExtras = {}): PackedCard {
  return packInFront([note, variants?.text, variants?.familyId], shown);
}

/** What all cards of a product have in common; what is null is empty. */
export function packShown(product: ProductCardData): string {
  const { named, count } = cardStores(product);
  return packValues([
    product.id,
    product.name,
    product.brand,
    product.imageVersion,
    product.imageTone,
    product.rating,
    product.reviewCount,
    product.size,
    product.bestPrice,
    product.unitPrice,
    product.savingsPercent,
    count,
    product.ownRating?.average,
    product.ownRating?.rated,
    // The price is empty where it is out of stock.
    ...named.flatMap(({ retailer, price, inStock }) => [retailer, inStock ? price : null]),
  ]);
}

/** The card as it was packed; `familyHref` is where the sizes and shades of a family are listed. */
export function unpackCard(
  packed: PackedCard,
  familyHref?: (familyId: number) => string,
): ProductCardData {
  const values = unpackValues(packed);
  const text = (at: number) => values[at] ?? '';
  const textOrNull = (at: number) => text(at) || null;
  const number = (at: number) => Number(text(at));
  const prices: CardPrice[] = [];
  for (let at = 17; at < values.length; at += 2) {
    const inStock = text(at + 1) !== '';
    prices.push({ retailer: text(at), price: number(at + 1), inStock });
  }
  return {
    id: number(3),
    name: text(4),
    brand: text(5),
    imageVersion: text(6),
    imageTone: text(7),
    rating: number(8),
    reviewCount: number(9),
    size: textOrNull(10),
    bestPrice: text(11) ? number(11) : null,
    unitPrice: textOrNull(12),
    savingsPercent: number(13),
    storeCount: number(14),
    prices,
    note: textOrNull(0),
    ...(text(15) && { ownRating: { average: number(15), rated: number(16) } }),
    ...(text(1) && familyHref && { variants: { text: text(1), to: familyHref(number(2)) } }),
  };
}

/** Applies live prices to a card, if there are any. */
export function cardWithLivePrices(
  card: ProductCardData,
  live: LivePrices | undefined,
): ProductCardData {
  if (!live) return card;
  const { prices, bestPrice, unitPrice, savingsPercent } = live;
  const { named, count } = cardStores({ prices });
  return { ...card, bestPrice, unitPrice, savingsPercent, prices: named, storeCount: count };
}

/** The stores that a card names, the number of stores to compare, and how many are not named. */
export function cardStores({ prices, storeCount }: Pick<ProductCardData, 'prices' | 'storeCount'>) {
  const stores = comparableStores(prices);
  const count = storeCount ?? stores.length;
  const named = stores.slice(0, maxNamedStores);
  return { named, count, more: Math.max(0, count - named.length) };
}

/** Stores that have it in stock, as for the best price; if there are none, all stores. */
function comparableStores(prices: readonly CardPrice[]): readonly CardPrice[] {
  const inStock = prices.filter((price) => price.inStock);
  return inStock.length > 0 ? inStock : prices;
}

/** The class of a list whose cards all name fewer stores than there is room for. */
export function storesClass(products: readonly ProductCardData[]): string | undefined {
  const maxStores = Math.max(0, ...products.map((product) => cardStores(product).count));
  return [undefined, 'one-store', 'two-stores'][maxStores];
}
