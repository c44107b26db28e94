import { formatDollars } from '../prices/money';

/** The preview of a shared product link: a picture with text beside it. */
export interface ShareCard {
  siteName: string;
  brand: string;
  name: string;
  /** 'From $24.00'; '' when no store sells it. */
  price: string;
  /** 'Compare 7 stores'. */
  stores: string;
  /** Whether the picture only shows the type of product; the card then says so. */
  isIllustration: boolean;
}

interface SharedProduct {
  pictureVersion: string;
  bestPriceCents: number | null;
  /** Number of stores that have it in stock. */
  storeCount: number;
}

/** Increment when the layout changes. */
const cardLayoutVersion = 2;

/** Changes whenever the card would, so that caches by URL stay correct. */
export function shareVersion({
  pictureVersion,
  bestPriceCents,
  storeCount,
}: SharedProduct): string {
  return `${cardLayoutVersion}-${pictureVersion}-${bestPriceCents ?? 0}-${storeCount}`;
}

/** The card's price texts. */
export function shareCardText({
  bestPriceCents,
  storeCount,
}: Pick<SharedProduct, 'bestPriceCents' | 'storeCount'>): Pick<ShareCard, 'price' | 'stores'> {
  if (bestPriceCents === null) return { price: '', stores: 'Currently unavailable' };
  if (storeCount === 0) {
    return { price: `Last ${formatDollars(bestPriceCents)}`, stores: 'Currently sold out' };
  }
  const stores = storeCount === 1 ? 'At 1 store' : `Compare ${storeCount} stores`;
  return { price: `From ${formatDollars(bestPriceCents)}`, stores };
}
