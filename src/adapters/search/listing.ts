import { dayMs, secondMs } from '~/domain/durations';
import { maxBestsellers, newProductDays, openingDays } from '~/domain/search/listing/listing-rules';
import { luxuryMinCents, under25LimitCents } from '~/domain/search/price-bands';
import {
  type Facets,
  type FamilySummary,
  facetNames,
  type ListingQuery,
  type ListingResult,
  type SearchIndex,
} from '~/domain/search/search-index';
import type { UnderstoodQuery } from '~/domain/search/understand/understood-query';
import type { Catalog } from './catalog';
import { productsAt, productsInStock } from './choices';
import { createConditions } from './conditions';
import type { FacetCounter, HitsOf } from './facets/count-facets';
import { createNarrowing, type Hits } from './hits';
import { createTextMatcher } from './match/match-text';
import type { TextMatch } from './match/matched';
import { createPager } from './pager';
import { ratedAtLeast, tenths } from './ratings';
import {
  type Bits,
  common,
  emptyBits,
  fullBits,
  hasBit,
  setBit,
  uniteWith,
} from './structures/bitset';
import { firstFamilies } from './structures/families';
import type { TextSearch } from './text-search';

type Narrowing = Map<keyof Facets, Bits>;

export function createListing(
  catalog: Catalog,
  search: TextSearch,
  understand: (text: string) => UnderstoodQuery,
  facets: Pick<FacetCounter, 'count' | 'countByCategory' | 'countFamilies'>,
) {
  const { size, families, sizes, byAge, prices, ratings } = catalog;
  const conditions = createConditions(catalog);
  const matchText = createTextMatcher(catalog, search, conditions, understand);
  const pager = createPager(catalog);
  const narrow = createNarrowing(size, facetNames.length);

  /** To the second. */
  function firstSeenSince(ms: number): Bits {
    const bits = emptyBits(size);
    const oldest = byAge.order[size - 1];
    const opened = oldest === undefined ? 0 : catalog.firstSeen[oldest]!;
    const since = Math.max(ms / secondMs, opened + (openingDays * dayMs) / secondMs);
    for (const product of byAge.order) {
      if (catalog.firstSeen[product]! < since) break;
      setBit(bits, product);
    }
    return bits;
  }

  function inFamily(id: number): Bits {
    const bits = emptyBits(size);
    const family = families.ids.indexOf(id);
    if (family < 0) return bits;
    const end = families.starts[family + 1]!;
    for (let product = families.starts[family]!; product < end; product++) setBit(bits, product);
    return bits;
  }

  /** The text, and filters that have no facet. */
  function requiredOf({ bits }: TextMatch, query: ListingQuery): [Bits, ...Bits[]] {
    const sets: [Bits, ...Bits[]] = [bits];
    if (query.filter === 'sale') sets.push(prices.onSale);
    if (query.filter === 'bestsellers') sets.push(fullBits(catalog.popularProducts));
    if (query.filter === 'new') {
      sets.push(firstSeenSince(query.now.getTime() - newProductDays * dayMs));
    }
    for (const slug of query.without) sets.push(conditions.without(slug));
    if (query.suiting) sets.push(conditions.suiting(query.suiting));
    if (query.family !== null) sets.push(inFamily(query.family));
    return sets;
  }

  function any(sets: readonly Bits[]): Bits {
    const bits = emptyBits(size);
    for (const set of sets) uniteWith(bits, set);
    return bits;
  }

  function narrowingOf(query: ListingQuery): Narrowing {
    const narrowing: Narrowing = new Map();
    if (query.category !== null) {
      narrowing.set('category', conditions.inSections(query.category, null));
    }
    if (query.subcategory !== null) {
      narrowing.set('subcategory', conditions.inSections(null, query.subcategory));
    }
    if (query.brands.length > 0) narrowing.set('brand', conditions.ofBrands(new Set(query.brands)));
    if (query.rating > 0) narrowing.set('rating', ratedAtLeast(ratings, tenths(query.rating)));
    const minCents = Math.max(
      query.minPriceCents ?? 0,
      query.price === 'luxury' ? luxuryMinCents : 0,
    );
    const maxCents = Math.min(
      query.maxPriceCents ?? Number.POSITIVE_INFINITY,
      query.price === 'under-25' ? under25LimitCents - 1 : Number.POSITIVE_INFINITY,
    );
    if (minCents > 0 || maxCents !== Number.POSITIVE_INFINITY) {
      narrowing.set('price', conditions.pricedBetween(minCents, maxCents));
    }
    const tagged = (kind: string, slugs: readonly string[]) =>
      slugs.map((slug) => conditions.withTag(`${kind}:${slug}`));
    if (query.concerns.length > 0) narrowing.set('concern', any(tagged('concern', query.concerns)));
    if (query.skinTypes.length > 0) narrowing.set('skin', any(tagged('skin', query.skinTypes)));
    if (query.hairTypes.length > 0) narrowing.set('hair', any(tagged('hair', query.hairTypes)));
    if (query.claims.length > 0)
      narrowing.set('claim', tagged('claim', query.claims).reduce(common));
    if (query.ingredients.length > 0) {
      narrowing.set('ingredient', query.ingredients.map(conditions.containing).reduce(common));
    }
    if (query.stores.length > 0) narrowing.set('store', productsAt(prices.choices, query.stores));
    if (query.inStock) narrowing.set('inStock', productsInStock(prices.choices));
    if (query.unit !== null) {
      const { unit, minUnitPriceCents, maxUnitPriceCents } = query;
      narrowing.set(
        'unit',
        conditions.unitPricedBetween(unit, minUnitPriceCents, maxUnitPriceCents),
      );
    }
    return narrowing;
  }

  /** Bestsellers are the most popular of the result. */
  const limit = (hits: Hits, { filter }: ListingQuery): Hits =>
    filter === 'bestsellers' ? firstFamilies(families, hits.bits, maxBestsellers) : hits;

  /** The products that meet all filters. */
  function find(query: ListingQuery): { match: TextMatch; hits: Hits } {
    const match = matchText(query.search);
    const { all } = narrow([...requiredOf(match, query), ...narrowingOf(query).values()]);
    return { match, hits: limit(all, query) };
  }

  /** The order that the text asks for applies until the shopper chooses another one. */
  const pageOf = (hits: Hits, match: TextMatch, query: ListingQuery) =>
    pager.page(hits, match, {
      ...query,
      sort: query.sort === 'relevance' ? (match.sort ?? 'relevance') : query.sort,
    });

  function summarize(product: number, hits: Bits): FamilySummary {
    const family = families.codes[product]!;
    const ofSizes = new Map<number, number>();
    let variants = 0;
    let minPriceCents = Number.POSITIVE_INFINITY;
    const end = families.starts[family + 1]!;
    for (let other = families.starts[family]!; other < end; other++) {
      if (!hasBit(hits, other)) continue;
      variants++;
      minPriceCents = Math.min(minPriceCents, prices.best.keys[other]!);
      const size = sizes.amounts[other]! * 4 + sizes.kinds[other]!;
      ofSizes.set(size, (ofSizes.get(size) ?? 0) + 1);
    }
    return {
      id: families.ids[family]!,
      variants,
      // Variants of one size differ in shade.
      shades: Math.max(...ofSizes.values()),
      sizes: ofSizes.size,
      minPriceCents,
    };
  }

  const idOf = (product: number): number => catalog.ids[product]!;

  function list(query: ListingQuery): ListingResult {
    const match = matchText(query.search);
    const narrowing = narrowingOf(query);
    const { all, allBut } = narrow(requiredOf(match, query), [...narrowing.values()]);
    const hits = limit(all, query);
    const loosened = new Map(
      [...narrowing.keys()].map((facet, at) => [facet, limit(allBut[at]!, query)]),
    );
    const hitsOf: HitsOf = (facet) => loosened.get(facet) ?? hits;
    const page = pageOf(hits, match, query);
    return {
      total: query.expand ? hits.total : facets.countFamilies(hits),
      variants: hits.total,
      ids: page.map(idOf),
      families: page.map((product) => summarize(product, hits.bits)),
      facets: facets.count(hitsOf),
      understood: match.understood,
      dropped: match.dropped,
      loosened: match.loosened,
      ...(query.explain && { reasons: page.map((product) => pager.explain(product, match)) }),
    };
  }

  function count(query: ListingQuery): ReturnType<SearchIndex['count']> {
    const { hits } = find(query);
    const total = query.expand ? hits.total : facets.countFamilies(hits);
    return { total, byCategory: facets.countByCategory(hits) };
  }

  function pick(query: ListingQuery): number[] {
    const { match, hits } = find(query);
    return pageOf(hits, match, query).map(idOf);
  }

  /** Without filters, best match first, as product numbers. */
  function pickBest(text: string, limit: number): number[] {
    const match = matchText(text);
    const sort = match.sort ?? 'relevance';
    return pager.page(narrow([match.bits]).all, match, {
      sort,
      page: 1,
      pageSize: limit,
      expand: false,
    });
  }

  return { list, count, pick, pickBest, pricesChanged: conditions.pricesChanged };
}
