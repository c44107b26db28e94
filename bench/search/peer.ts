import { dayMs } from '../../src/domain/durations.ts';
import { newProductDays } from '../../src/domain/search/listing/listing-rules.ts';
import { luxuryMinCents, under25LimitCents } from '../../src/domain/search/price-bands.ts';
import type { SearchPrices } from '../../src/domain/search/search-index.ts';
import type { ListingRequest, Typed } from './queries.ts';
import type { Row } from './records.ts';

/** One page of a listing with its facets, as far as the benchmark compares it. */
export interface Answer {
  total: number;
  ids: number[];
  /** Number of facet counts. */
  facets: number;
}

/** A search engine under comparison. */
export interface Peer {
  build(rows: Row[]): Promise<void>;
  /** At most 6 products, best first. */
  suggest(typed: Typed): Promise<number[]> | number[];
  list(asked: ListingRequest): Promise<Answer> | Answer;
  /** When it returns, the next query sees the changes. */
  update(changes: readonly SearchPrices[]): Promise<void> | void;
  close?(): Promise<void>;
}

/** The combined bounds of price range and price band, both included. */
export function priceBounds({ minPriceCents, maxPriceCents, price }: ListingRequest) {
  const min = Math.max(minPriceCents ?? 0, price === 'luxury' ? luxuryMinCents : 0);
  const max = Math.min(maxPriceCents ?? 2e9, price === 'under-25' ? under25LimitCents - 1 : 2e9);
  return min > 0 || max < 2e9 ? { least: min, most: max } : null;
}

export const newSince = ({ now }: ListingRequest): number => now - newProductDays * dayMs;
