import type { SearchPrices } from '~/domain/search/search-index';
import { type Bits, clearBit, emptyBits, setBit } from './bitset';
import { createRankedKeys, type RankedKeys, setKey } from './ranked-keys';

/** What prices say of each product. Nothing here is sorted, so a change costs next to nothing. */
export interface Prices {
  best: RankedKeys;
  /** Highest minus best. */
  savings: RankedKeys;
  /** In hundredths of a cent, so that it is whole; `noUnitPrice` without a size. */
  unit: RankedKeys;
  /** Which band of the histogram the best price lies in. */
  bands: Uint16Array;
  /** How many products lie in each band. */
  bandTotals: Uint32Array;
  onSale: Bits;
}

const noUnitPrice = 0xffffffff;
const maxKey = 0xfffffffe;
const bandCents = 2_500;
/** Twenty bands of $25, then everything from $500 on. */
const lastBand = 20;

export const priceBandRanges = Array.from({ length: lastBand + 1 }, (_, band) => ({
  from: (band * bandCents) / 100,
  to: band === lastBand ? null : ((band + 1) * bandCents) / 100,
}));

const toKey = (amount: number): number => Math.min(maxKey, Math.max(0, Math.round(amount)));

export function createPrices(size: number): Prices {
  const bandTotals = new Uint32Array(lastBand + 1);
  bandTotals[0] = size;
  return {
    // Shoppers filter by it as well, so it is divided more finely.
    best: createRankedKeys(size, 3),
    savings: createRankedKeys(size, 2),
    unit: createRankedKeys(size, 2),
    bands: new Uint16Array(size),
    bandTotals,
    onSale: emptyBits(size),
  };
}

export function setPrices(prices: Prices, product: number, change: Omit<SearchPrices, 'id'>): void {
  const best = toKey(change.bestPriceCents);
  setKey(prices.best, product, best);
  setKey(prices.savings, product, toKey(change.highestPriceCents - best));
  setKey(
    prices.unit,
    product,
    change.unitPriceCents === null ? noUnitPrice : toKey(change.unitPriceCents * 100),
  );
  const old = prices.bands[product]!;
  const band = Math.min(lastBand, Math.floor(best / bandCents));
  prices.bands[product] = band;
  prices.bandTotals[old]! -= 1;
  prices.bandTotals[band]! += 1;
  if (change.onSale) setBit(prices.onSale, product);
  else clearBit(prices.onSale, product);
}
