/** Price bands of the menu. The word "luxury" in a search is relative: see `priceLevelParts` in relaxing.ts. */
export const priceBands = ['under-25', 'luxury'] as const;
export type PriceBand = (typeof priceBands)[number];

export const bandTitles: Record<PriceBand, string> = {
  'under-25': 'Under $25',
  luxury: 'Luxury Products',
};

/** The price band `under-25` holds products below this price. */
export const under25LimitCents = 2_500;

/** The price band `luxury` holds products from this price on. */
export const luxuryMinCents = 10_000;
