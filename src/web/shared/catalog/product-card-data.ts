import type { LivePrices } from '../live-prices/live-prices-json';
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

/**
 * A card as a page's data: no field names, no repeated URLs, because a page has dozens of cards and its
 * data is sent as text next to the same cards as markup.
 */
export type PackedCard = readonly [
  id: number,
  name: string,
  brand: string,
  imageVersion: string,
  imageTone: string,
  rating: number,
  reviewCount: number,
  size: string | null,
  bestPrice: number | null,
  unitPrice: string | null,
  savingsPercent: number,
  storeCount: number,
  /** The named stores; the price is null where it is out of stock. */
  stores: readonly (readonly [retailer: string, price: number | null])[],
  note?: string | null,
  /** The text of the link to its sizes and shades, and their family. */
  variantsText?: string,
  familyId?: number,
];

export interface CardExtras {
  note?: string | null | undefined;
  variants?: { text: string; familyId: number } | null | undefined;
}

/** A product as a packed card. */
export function packCard(
  product: ProductCardData,
  { note, variants }: CardExtras = {},
): PackedCard {
  const { named, count } = cardStores(product);
  const card = [
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
    named.map(({ retailer, price, inStock }) => [retailer, inStock ? price : null] as const),
  ] as const;
  if (variants) return [...card, note ?? null, variants.text, variants.familyId];
  return note ? [...card, note] : card;
}

/** The card as it was packed; `familyHref` is where the sizes and shades of a family are listed. */
export function unpackCard(
  packed: PackedCard,
  familyHref?: (familyId: number) => string,
): ProductCardData {
  const [
    id,
    name,
    brand,
    imageVersion,
    imageTone,
    rating,
    reviewCount,
    size,
    bestPrice,
    unitPrice,
    savingsPercent,
    storeCount,
    stores,
    note = null,
    variantsText,
    familyId,
  ] = packed;
  return {
    id,
    name,
    brand,
    imageVersion,
    imageTone,
    rating,
    reviewCount,
    size,
    bestPrice,
    unitPrice,
    savingsPercent,
    storeCount,
    prices: stores.map(([retailer, price]) => ({
      retailer,
      price: price ?? 0,
      inStock: price !== null,
    })),
    note,
    ...(variantsText !== undefined &&
      familyId !== undefined &&
      familyHref && { variants: { text: variantsText, to: familyHref(familyId) } }),
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
