import { formatDollars } from '../prices/money';

/** What a link to a product shows where it is shared: a picture with words beside it. */
export interface ShareCard {
  siteName: string;
  brand: string;
  name: string;
  /** 'From $24.00'; '' when nobody sells it. */
  price: string;
  /** 'Compare 7 stores'. */
  stores: string;
}

interface SharedProduct {
  pictureVersion: string;
  bestPriceCents: number | null;
  /** How many stores have it in stock. */
  storeCount: number;
}

/** Raised when cards are drawn in another way. */
const cardLayoutVersion = 1;

/** Changes whenever the card would, so that whoever keeps a card by its address keeps the right one. */
export function shareVersion({
  pictureVersion,
  bestPriceCents,
  storeCount,
}: SharedProduct): string {
  return `${cardLayoutVersion}-${pictureVersion}-${bestPriceCents ?? 0}-${storeCount}`;
}

/** The words about a price. */
export function shareCardText({
  bestPriceCents,
  storeCount,
}: Pick<SharedProduct, 'bestPriceCents' | 'storeCount'>): Pick<ShareCard, 'price' | 'stores'> {
  if (bestPriceCents === null) return { price: '', stores: 'Not sold at the moment' };
  if (storeCount === 0) {
    return { price: `Last ${formatDollars(bestPriceCents)}`, stores: 'Sold out at the moment' };
  }
  const stores = storeCount === 1 ? 'At 1 store' : `Compare ${storeCount} stores`;
  return { price: `From ${formatDollars(bestPriceCents)}`, stores };
}
