import type { SearchPrices } from '~/domain/search/search-index';
import { type Bits, clearBit, emptyBits, setBit } from './bitset';

/** What prices say of each product. Nothing here is sorted, so a change costs next to nothing. */
export interface Prices {
  best: Uint32Array;
  /** Highest minus best. */
  savings: Uint32Array;
  /** In hundredths of a cent, so that it is whole; `noUnitPrice` without a size. */
  unit: Uint32Array;
  /** Which band of the histogram the best price lies in. */
  bands: Uint16Array;
  /** How many products lie in each band. */
  bandTotals: Uint32Array;
  onSale: Bits;
}

const noUnitPrice = 0xffffffff;
const largest = 0xfffffffe;
const bandCents = 2_500;
/** Twenty bands of $25, then everything from $500 on. */
const lastBand = 20;

export const priceBandRanges = Array.from({ length: lastBand + 1 }, (_, band) => ({
  from: (band * bandCents) / 100,
  to: band === lastBand ? null : ((band + 1) * bandCents) / 100,
}));

const whole = (amount: number): number => Math.min(largest, Math.max(0, Math.round(amount)));

export function emptyPrices(size: number): Prices {
  const bandTotals = new Uint32Array(lastBand + 1);
  bandTotals[0] = size;
  return {
    best: new Uint32Array(size),
    savings: new Uint32Array(size),
    unit: new Uint32Array(size),
    bands: new Uint16Array(size),
    bandTotals,
    onSale: emptyBits(size),
  };
}

export function setPrices(prices: Prices, product: number, change: Omit<SearchPrices, 'id'>): void {
  const best = whole(change.bestPriceCents);
  prices.best[product] = best;
  prices.savings[product] = whole(change.highestPriceCents - best);
  prices.unit[product] =
    change.unitPriceCents === null ? noUnitPrice : whole(change.unitPriceCents * 100);
  const old = prices.bands[product] ?? 0;
  const band = Math.min(lastBand, Math.floor(best / bandCents));
  prices.bands[product] = band;
  prices.bandTotals[old] = (prices.bandTotals[old] ?? 0) - 1;
  prices.bandTotals[band] = (prices.bandTotals[band] ?? 0) + 1;
  if (change.onSale) setBit(prices.onSale, product);
  else clearBit(prices.onSale, product);
}

/** Those of `among` whose best price is from `least` to `most`, both included. */
export function pricedBetween({ best }: Prices, among: Bits, least: number, most: number): Bits {
  const found = among.slice();
  for (let at = 0; at < among.length; at++) {
    let kept = 0;
    for (let word = among[at] ?? 0; word !== 0; word &= word - 1) {
      const bit = word & -word;
      const price = best[(at << 5) + 31 - Math.clz32(bit)] ?? 0;
      if (price >= least && price <= most) kept |= bit;
    }
    found[at] = kept;
  }
  return found;
}
