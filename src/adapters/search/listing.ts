import { dayMs } from '~/domain/durations';
import { foldQuery } from '~/domain/search/fold';
import {
  luxuryMinCents,
  maxBestsellers,
  newProductDays,
  under25LimitCents,
} from '~/domain/search/listing-rules';
import {
  type Facets,
  facetNames,
  type ListingQuery,
  type ListingResult,
} from '~/domain/search/search-index';
import { allowedEdits } from '~/domain/search/typo';
import {
  type Bits,
  countBits,
  emptyBits,
  fullBits,
  intersectWith,
  listBits,
  truncateBits,
} from './bitset';
import { type Catalog, tenths } from './catalog';
import { createFacetCounter, type HitsOf } from './facets';
import { createPager } from './pager';
import { addGroup, type Postings } from './postings';
import { keyedBetween } from './ranked-keys';
import type { Scope, TextSearch } from './text-search';
import type { Reach } from './word-dictionary';

interface Hits {
  bits: Bits;
  total: number;
}

type Narrowing = Partial<Record<keyof Facets, Bits>>;

export function createListing(catalog: Catalog, search: TextSearch) {
  const { size, fields, brands, sections, byAge, byRating, prices } = catalog;
  const everywhere: Scope = { name: 'list', fields: Object.values(fields) };
  const everything = fullBits(size);
  const countFacets = createFacetCounter(catalog);
  const pageOf = createPager(catalog);

  /** Allows typos only if no product in the catalog has the words, and then the fewest edits. */
  function matching(text: string): Bits {
    if (text.trim() === '') return everything;
    const query = foldQuery(text);
    const reaches: Reach[] = ['inside'];
    const edits = Math.max(0, ...query.map(allowedEdits));
    if (edits > 0) reaches.push('one-edit');
    if (edits > 1) reaches.push('two-edits');
    let found = emptyBits(size);
    for (const reach of reaches) {
      found = search.all(query, everywhere, reach);
      if (listBits(found, 0, 1).length > 0) break;
    }
    return found;
  }

  function inGroups(postings: Postings, wanted: (group: number) => boolean): Bits {
    const bits = emptyBits(size);
    for (let group = 0; group + 1 < postings.starts.length; group++) {
      if (wanted(group)) addGroup(postings, group, bits, size);
    }
    return bits;
  }

  /** The leading products of an order that meet a condition. */
  function leading(order: Uint32Array, fulfils: (product: number) => boolean): Bits {
    const bits = emptyBits(size);
    for (const product of order) {
      if (!fulfils(product)) break;
      bits[product >>> 5]! |= 1 << (product & 31);
    }
    return bits;
  }

  /** Ratings do not change, and there are few thresholds. */
  const ratedSets = new Map<number, Bits>();
  function ratedAtLeast(minTenths: number): Bits {
    const known = ratedSets.get(minTenths);
    if (known) return known;
    const bits = leading(byRating.order, (product) => catalog.ratings[product]! >= minTenths);
    ratedSets.set(minTenths, bits);
    return bits;
  }

  /**
   * Text, new and sale filters, which have no facet. Bestsellers are applied last; see `select`.
   */
  function baseOf(query: ListingQuery): Bits {
    const base = matching(query.search).slice();
    if (query.filter === 'sale') intersectWith(base, prices.onSale);
    if (query.filter === 'new') {
      const since = query.now.getTime() - newProductDays * dayMs;
      const recent = leading(byAge.order, (product) => catalog.firstSeen[product]! >= since);
      intersectWith(base, recent);
    }
    return base;
  }

  function narrowingOf(query: ListingQuery): Narrowing {
    const narrowing: Narrowing = {};
    const { list, products } = sections;
    if (query.category !== null) {
      narrowing.category = inGroups(products, (code) => list[code]?.category === query.category);
    }
    if (query.subcategory !== null) {
      narrowing.subcategory = inGroups(
        products,
        (code) => list[code]?.subcategory === query.subcategory,
      );
    }
    if (query.brands.length > 0) {
      const slugs = new Set(query.brands);
      narrowing.brand = inGroups(brands.products, (code) => slugs.has(brands.slugs[code]!));
    }
    if (query.rating > 0) narrowing.rating = ratedAtLeast(tenths(query.rating));
    const minCents = Math.max(
      query.minPriceCents ?? 0,
      query.price === 'luxury' ? luxuryMinCents : 0,
    );
    const maxCents = Math.min(
      query.maxPriceCents ?? Number.POSITIVE_INFINITY,
      query.price === 'under-25' ? under25LimitCents - 1 : Number.POSITIVE_INFINITY,
    );
    if (minCents > 0 || maxCents !== Number.POSITIVE_INFINITY) {
      narrowing.price = keyedBetween(prices.best, minCents, maxCents);
    }
    return narrowing;
  }

  function selectorOf(query: ListingQuery) {
    const base = baseOf(query);
    const narrowing = narrowingOf(query);

    /** All filters but one; bestsellers are the most popular of the result. */
    function select(without?: keyof Facets): Hits {
      const bits = base.slice();
      for (const facet of facetNames) {
        const others = narrowing[facet];
        if (others && facet !== without) intersectWith(bits, others);
      }
      if (query.filter === 'bestsellers') truncateBits(bits, maxBestsellers);
      return { bits, total: countBits(bits) };
    }
    return { narrowing, select };
  }

  const idsOf = (hits: Hits, query: ListingQuery) =>
    pageOf(hits, query).map((product) => catalog.ids[product]!);

  function list(query: ListingQuery): ListingResult {
    const { narrowing, select } = selectorOf(query);
    const hits = select();
    const loosened = new Map(
      facetNames.map((facet) => [facet, narrowing[facet] ? select(facet) : hits]),
    );
    const hitsOf: HitsOf = (facet) => loosened.get(facet) ?? hits;
    return {
      total: hits.total,
      variants: hits.total,
      ids: idsOf(hits, query),
      families: [],
      facets: countFacets(hitsOf),
      understood: [],
      dropped: [],
    };
  }

  return { list, pick: (query: ListingQuery) => idsOf(selectorOf(query).select(), query) };
}
