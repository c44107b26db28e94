import { closedHistogramBands, histogramBandCents } from '~/domain/search/listing-rules';
import type { SearchPrices } from '~/domain/search/search-index';
import { type Bits, clearBit, emptyBits, setBit } from './bitset';
import { createRankedKeys, type RankedKeys, setKey } from './ranked-keys';

/** Price data of each product. Nothing is sorted, so changes are cheap. */
export interface Prices {
  best: RankedKeys;
  /** Highest minus best. */
  savings: RankedKeys;
  /** In hundredths of a cent, as an integer; `noUnitPrice` without a size. */
  unit: RankedKeys;
  /** Histogram band of the best price. */
  bands: Uint16Array;
  /** Number of products per band. */
  bandTotals: Uint32Array;
  onSale: Bits;
}

const noUnitPrice = 0xffffffff;
const maxKey = 0xfffffffe;
const lastBand = closedHistogramBands;

export const priceBandRanges = Array.from({ length: lastBand + 1 }, (_, band) => ({
  from: (band * histogramBandCents) / 100,
  to: band === lastBand ? null : ((band + 1) * histogramBandCents) / 100,
}));

const toKey = (amount: number): number => Math.min(maxKey, Math.max(0, Math.round(amount)));

export function createPrices(size: number): Prices {
  const bandTotals = new Uint32Array(lastBand + 1);
  bandTotals[0] = size;
  return {
    // Shoppers also filter by it, so it has finer buckets.
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
  const band = Math.min(lastBand, Math.floor(best / histogramBandCents));
  prices.bands[product] = band;
  prices.bandTotals[old]! -= 1;
  prices.bandTotals[band]! += 1;
  if (change.onSale) setBit(prices.onSale, product);
  else clearBit(prices.onSale, product);
}
