import { wholePercent } from '../prices/percent';

/** A named list of saved products. */
export interface FavoriteList {
  id: string;
  name: string;
  /** 0 is the first list, which everybody has. */
  position: number;
  shareToken: string | null;
  count: number;
}

/** One saved product, as it was saved. */
export interface Favorite {
  productId: number;
  savedAt: Date;
  /** The best price at that moment. */
  savedPriceCents: number | null;
}

export const firstListName = 'Saved Items';

export const favoriteSorts = ['newest', 'price-drop', 'price-low', 'name'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

export const favoriteLimits = {
  /** Lists a person. */
  lists: 50,
  /** Saved products a person, or a device. */
  products: 10_000,
  /** Products saved by one request. */
  atOnce: 500,
  nameLength: 60,
  pageSize: 24,
};

/** What became of a price since the product was saved, in cents; null when one of the two is unknown. */
export function changeSinceSaved(
  savedCents: number | null,
  bestCents: number | null,
): { cents: number; percent: number } | null {
  if (savedCents === null || bestCents === null) return null;
  const cents = bestCents - savedCents;
  const percent = wholePercent(Math.abs(cents), savedCents);
  return { cents, percent: cents < 0 ? -percent : percent };
}
