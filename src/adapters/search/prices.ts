import { savingsCents } from '~/domain/prices/savings';
import type { SearchPrices } from '~/domain/search/search-index';
import { type Choices, setPriceChoices } from './choices';
import { type Bits, clearBit, emptyBits, hasBit, setBit } from './structures/bitset';
import { createRankedKeys, type RankedKeys, setKey } from './structures/ranked-keys';

/** Price data of each product. Nothing is sorted, so changes are cheap. */
export interface Prices {
  best: RankedKeys;
  /** Highest minus best. */
  savings: RankedKeys;
  /** In hundredths of a cent, as an integer; `noUnitPrice` without a size. */
  unit: RankedKeys;
  onSale: Bits;
  choices: Choices;
}

const noUnitPrice = 0xffffffff;
const maxKey = 0xfffffffe;

const toKey = (amount: number): number => Math.min(maxKey, Math.max(0, Math.round(amount)));

export function createPrices(size: number, choices: Choices): Prices {
  return {
    best: createRankedKeys(size, 2),
    savings: createRankedKeys(size, 2),
    // Few buckets: an order by unit price goes through those of other kinds of units in vain.
    unit: createRankedKeys(size, 1),
    onSale: emptyBits(size),
    choices,
  };
}

/** The fields of `setPrices` but those of the choices. */
export function pricesOf(
  { best, savings, unit, onSale }: Omit<Prices, 'choices'>,
  product: number,
) {
  const bestPriceCents = best.keys[product]!;
  const unitKey = unit.keys[product]!;
  return {
    bestPriceCents,
    highestPriceCents: bestPriceCents + savings.keys[product]!,
    unitPriceCents: unitKey === noUnitPrice ? null : unitKey / 100,
    onSale: hasBit(onSale, product),
  };
}

export function setPrices(prices: Prices, product: number, change: Omit<SearchPrices, 'id'>): void {
  const best = toKey(change.bestPriceCents);
  setKey(prices.best, product, best);
  setKey(prices.savings, product, toKey(savingsCents(change)));
  setKey(
    prices.unit,
    product,
    change.unitPriceCents === null ? noUnitPrice : toKey(change.unitPriceCents * 100),
  );
  if (change.onSale) setBit(prices.onSale, product);
  else clearBit(prices.onSale, product);
  setPriceChoices(prices.choices, product, { ...change, bestPriceCents: best });
}
