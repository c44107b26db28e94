import { changeSinceSaved, favoriteLimits } from '~/domain/favorites/favorites';
import { toDollars } from '~/domain/prices/money';
import type { SavedProduct } from '~/usecases/favorites/show-saved-products.server';
import { type CardJson, productCardJson } from '../catalog/product-json';

/** A saved product with its current price and price change. */
export interface SavedJson {
  product: Omit<CardJson, 'keyIngredients'>;
  savedAt: string;
  savedPrice: number | null;
  /** In dollars and percent; negative if the price dropped. */
  change: { amount: number; percent: number } | null;
}

export interface SavedPageJson {
  items: SavedJson[];
  total: number;
  page: number;
  pageSize: number;
  /** When this data was read, in server milliseconds. */
  now: number;
}

function savedJson({ product, savedAt, savedPriceCents }: SavedProduct): SavedJson {
  const { keyIngredients: _, ...card } = productCardJson(product);
  const change = changeSinceSaved(savedPriceCents, product.bestPriceCents);
  return {
    product: card,
    savedAt: savedAt.toISOString(),
    savedPrice: savedPriceCents === null ? null : toDollars(savedPriceCents),
    change: change && { amount: toDollars(change.cents), percent: change.percent },
  };
}

export function savedPageJson(
  items: readonly SavedProduct[],
  { total, page, now }: { total: number; page: number; now: Date },
): SavedPageJson {
  const { pageSize } = favoriteLimits;
  return { items: items.map(savedJson), total, page, pageSize, now: now.getTime() };
}
