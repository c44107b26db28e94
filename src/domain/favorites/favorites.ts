import { wholePercent } from '../prices/percent';

/** A named list of saved products. */
export interface FavoriteList {
  id: string;
  name: string;
  /** 0 is the first list, which everyone has. */
  position: number;
  shareToken: string | null;
  count: number;
}

export interface Favorite {
  productId: number;
  savedAt: Date;
  /** The best price when it was saved. */
  savedPriceCents: number | null;
}

export const firstListName = 'Saved Items';

export const favoriteSorts = ['newest', 'price-drop', 'price-low', 'name'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

export const favoriteLimits = {
  /** Lists per person. */
  lists: 50,
  /** Saved products per person or device. */
  products: 10_000,
  /** Products saved by one request. */
  atOnce: 500,
  nameLength: 60,
  pageSize: 24,
};

/** The price change since the product was saved, in cents; null when either price is unknown. */
export function changeSinceSaved(
  savedCents: number | null,
  bestCents: number | null,
): { cents: number; percent: number } | null {
  if (savedCents === null || bestCents === null) return null;
  const cents = bestCents - savedCents;
  const percent = wholePercent(Math.abs(cents), savedCents);
  return { cents, percent: cents < 0 ? -percent : percent };
}
