import { closedHistogramBands, histogramBandCents } from '~/domain/search/listing/listing-rules';
import { type Facets, type SearchPrices, unitKinds } from '~/domain/search/search-index';
import { type Bits, emptyBits, setBit } from './structures/bitset';
import { forEachChunk, type Steps } from './structures/steps';

/**
 * What the sizes and shades of one product may differ in, as bits of each product: its rating, the
 * kind of its unit, whether it is in stock, the band of its best price, and the stores that offer it.
 */
export interface Choices {
  /** 32 bits each. */
  columns: Uint32Array[];
  /** The bit of each store, counted across the columns. */
  stores: Map<string, number>;
}

/** Minimum ratings that can be chosen; each has a bit, counted from 0. */
const ratingSteps = [1, 2, 3, 4];
const firstUnitBit = ratingSteps.length;
const ratingBits = 2 ** firstUnitBit - 1;
const unitBits = unitKinds.map((kind, at) => [kind, firstUnitBit + at] as const);
const inStockBit = firstUnitBit + unitKinds.length;
const firstBandBit = inStockBit + 1;
const lastBand = closedHistogramBands;
const firstStoreBit = firstBandBit + lastBand + 1;
const fixedBits = 2 ** inStockBit - 1;

/** `kinds` are codes of `sizes.ts`. */
export function* createChoices(kinds: Uint8Array): Steps<Choices> {
  const column = new Uint32Array(kinds.length);
  yield* forEachChunk(column.length, (from, to) => {
    for (let product = from; product < to; product++) {
      const kind = kinds[product]!;
      column[product] = kind === 0 ? 0 : 1 << (firstUnitBit + kind - 1);
    }
  });
  return { columns: [column], stores: new Map() };
}

export function setRatingChoices({ columns }: Choices, product: number, tenths: number): void {
  const column = columns[0]!;
  column[product]! &= ~ratingBits;
  for (let at = 0; at < ratingSteps.length; at++) {
    if (tenths >= ratingSteps[at]! * 10) column[product]! |= 1 << at;
  }
}

function addStore({ columns, stores }: Choices, slug: string): number {
  const bit = firstStoreBit + stores.size;
  stores.set(slug, bit);
  if (bit >>> 5 === columns.length) columns.push(new Uint32Array(columns[0]!.length));
  return bit;
}

export function setPriceChoices(
  choices: Choices,
  product: number,
  { bestPriceCents, inStock, stores }: Pick<SearchPrices, 'bestPriceCents' | 'inStock' | 'stores'>,
): void {
  const { columns } = choices;
  for (let at = 0; at < columns.length; at++) columns[at]![product]! &= at === 0 ? fixedBits : 0;
  if (inStock) columns[0]![product]! |= 1 << inStockBit;
  const band = Math.min(lastBand, Math.floor(bestPriceCents / histogramBandCents));
  columns[0]![product]! |= 1 << (firstBandBit + band);
  for (const slug of stores) {
    const bit = choices.stores.get(slug) ?? addStore(choices, slug);
    columns[bit >>> 5]![product]! |= 1 << (bit & 31);
  }
}

export const isInStock = ({ columns }: Choices, product: number): boolean =>
  (columns[0]![product]! & (1 << inStockBit)) !== 0;

/** The stores that offer a product. */
export function storesOf({ columns, stores }: Choices, product: number): string[] {
  const found: string[] = [];
  for (const [slug, bit] of stores) {
    if ((columns[bit >>> 5]![product]! & (1 << (bit & 31))) !== 0) found.push(slug);
  }
  return found;
}

/** The products that have any of the bits. */
function productsWith({ columns }: Choices, bits: readonly number[]): Bits {
  const products = emptyBits(columns[0]!.length);
  for (const [at, column] of columns.entries()) {
    let mask = 0;
    for (const bit of bits) if (bit >>> 5 === at) mask |= 1 << (bit & 31);
    for (let product = 0; mask !== 0 && product < column.length; product++) {
      if ((column[product]! & mask) !== 0) setBit(products, product);
    }
  }
  return products;
}

export const productsInStock = (choices: Choices): Bits => productsWith(choices, [inStockBit]);

/** The products that any of the stores offers. */
export const productsAt = (choices: Choices, slugs: readonly string[]): Bits =>
  productsWith(
    choices,
    slugs.flatMap((slug) => choices.stores.get(slug) ?? []),
  );

const bandRanges = Array.from({ length: lastBand + 1 }, (_, band) => ({
  from: (band * histogramBandCents) / 100,
  to: band === lastBand ? null : ((band + 1) * histogramBandCents) / 100,
}));

export const choiceFacetNames = ['rating', 'price', 'unit', 'inStock', 'store'] as const;
export type ChoiceFacet = (typeof choiceFacetNames)[number];

/** Stores have all bits of the other columns. */
const firstColumnBits: Record<ChoiceFacet, number> = {
  rating: ratingBits,
  price: (2 ** (lastBand + 1) - 1) << firstBandBit,
  unit: (2 ** unitKinds.length - 1) << firstUnitBit,
  inStock: 1 << inStockBit,
  store: -1 << firstStoreBit,
};

/** The bits of facets, for each column. */
export const choiceMasks = ({ columns }: Choices, facets: readonly ChoiceFacet[]): number[] =>
  columns.map((_, at) => {
    if (at > 0) return facets.includes('store') ? -1 : 0;
    return facets.reduce((mask, facet) => mask | firstColumnBits[facet], 0);
  });

/** The facets of the choices; `countsOf` returns, by column, the number of families with each bit. */
export function choiceFacets(
  { stores }: Choices,
  countsOf: (facet: ChoiceFacet) => readonly Int32Array[],
): Pick<Facets, ChoiceFacet> {
  /** Without zeros. */
  const record = (facet: ChoiceFacet, bits: Iterable<readonly [slug: string, bit: number]>) => {
    const counts = countsOf(facet);
    const found: Record<string, number> = {};
    for (const [slug, bit] of bits) {
      const count = counts[bit >>> 5]?.[bit & 31] ?? 0;
      if (count > 0) found[slug] = count;
    }
    return found;
  };
  const [ratings] = countsOf('rating');
  const [prices] = countsOf('price');
  return {
    rating: Object.fromEntries(ratingSteps.map((step, at) => [step, ratings?.[at] ?? 0])),
    price: bandRanges.map(({ from, to }, band) => ({
      from,
      to,
      count: prices?.[firstBandBit + band] ?? 0,
    })),
    unit: record('unit', unitBits),
    inStock: record('inStock', [['true', inStockBit]]),
    store: record('store', stores),
  };
}
