import MiniSearch from 'minisearch';
import {
  closedHistogramBands,
  histogramBandCents,
  maxBestsellers,
} from '../../../src/domain/search/listing/listing-rules.ts';
import { type Answer, newSince, type Peer, priceBounds } from '../peer.ts';
import type { ListingRequest } from '../queries.ts';
import type { Row } from '../records.ts';

const gap = (row: Row) => row.highestPriceCents - row.bestPriceCents;
const orders: Record<ListingRequest['sort'], (a: Row, b: Row) => number> = {
  relevance: (a, b) => a.rank - b.rank,
  popular: (a, b) => a.rank - b.rank,
  'price-low': (a, b) => a.bestPriceCents - b.bestPriceCents,
  'price-high': (a, b) => b.bestPriceCents - a.bestPriceCents,
  rating: (a, b) => b.rating - a.rating,
  name: (a, b) => (a.nameText < b.nameText ? -1 : a.nameText > b.nameText ? 1 : 0),
  savings: (a, b) => gap(b) - gap(a),
  'unit-price': (a, b) => (a.unitPriceCents ?? 4e9) - (b.unitPriceCents ?? 4e9),
  newest: (a, b) => b.firstSeenAt - a.firstSeenAt,
};

const facetKeys: Record<string, (row: Row) => string | number> = {
  category: (row) => row.category,
  subcategory: (row) => row.subcategory,
  brand: (row) => row.brandSlug,
  rating: (row) => Math.floor(row.rating),
  price: (row) =>
    Math.min(closedHistogramBands, Math.floor(row.bestPriceCents / histogramBandCents)),
};

/** MiniSearch matches prefixes; it has no facets, so they are counted over its hits. */
export function createMiniSearch(): Peer {
  const index = new MiniSearch<Row>({
    fields: ['nameText', 'brandText', 'otherText'],
    processTerm: (term) => term,
    tokenize: (text) => text.split(' '),
    searchOptions: { prefix: true, combineWith: 'AND', boost: { nameText: 2, brandText: 2 } },
  });
  const rowOf = new Map<number, Row>();
  const boostDocument = (id: number) => 1 + 1 / Math.sqrt(rowOf.get(id)?.rank ?? 1e9);

  function find(words: readonly string[]): Row[] {
    if (words.length === 0) return [...rowOf.values()];
    const text = words.join(' ');
    const strict = index.search(text);
    const found = strict.length > 0 ? strict : index.search(text, { fuzzy: 0.2 });
    return found.flatMap(({ id }) => rowOf.get(id) ?? []);
  }

  function tests(asked: ListingRequest): [facet: string, holds: (row: Row) => boolean][] {
    const list: [string, (row: Row) => boolean][] = [];
    const bounds = priceBounds(asked);
    const [brand] = asked.brands;
    if (asked.filter === 'sale') list.push(['', (row) => row.onSale]);
    if (asked.filter === 'new') list.push(['', (row) => row.firstSeenAt >= newSince(asked)]);
    if (asked.category) list.push(['category', (row) => row.category === asked.category]);
    if (asked.subcategory)
      list.push(['subcategory', (row) => row.subcategory === asked.subcategory]);
    if (brand) list.push(['brand', (row) => row.brandSlug === brand]);
    if (asked.rating > 0) list.push(['rating', (row) => row.rating >= asked.rating]);
    if (bounds) {
      const { least: min, most: max } = bounds;
      list.push(['price', (row) => row.bestPriceCents >= min && row.bestPriceCents <= max]);
    }
    return list;
  }

  return {
    async build(rows) {
      for (const row of rows) rowOf.set(row.id, row);
      index.addAll(rows);
    },
    suggest({ words }) {
      const text = words.join(' ');
      const strict = index.search(text, { boostDocument });
      const found = strict.length >= 3 ? strict : index.search(text, { boostDocument, fuzzy: 0.2 });
      return found.slice(0, 6).map(({ id }) => id);
    },
    list(asked): Answer {
      const filters = tests(asked);
      const counts: Record<string, Map<string | number, number>> = {};
      for (const facet of Object.keys(facetKeys)) counts[facet] = new Map();
      const hits: Row[] = [];
      const rows = find(asked.words);
      const maxHits = asked.filter === 'bestsellers' ? maxBestsellers : Number.POSITIVE_INFINITY;
      // Bestsellers are the first hits, so they must be sorted.
      if (maxHits === maxBestsellers) rows.sort(orders.popular);
      const counted: Record<string, number> = {};
      for (const row of rows) {
        const failed = filters.filter(([, holds]) => !holds(row));
        if (failed.length > 1 || failed[0]?.[0] === '') continue;
        if (failed.length === 0 && hits.length < maxHits) hits.push(row);
        for (const [facet, keyOf] of Object.entries(facetKeys)) {
          if (failed.length === 1 && failed[0]?.[0] !== facet) continue;
          counted[facet] = (counted[facet] ?? 0) + 1;
          if (counted[facet] > maxHits) continue;
          const key = keyOf(row);
          counts[facet]?.set(key, (counts[facet].get(key) ?? 0) + 1);
        }
      }
      hits.sort((a, b) => orders[asked.sort](a, b) || a.id - b.id);
      const first = (asked.page - 1) * asked.pageSize;
      return {
        total: hits.length,
        ids: hits.slice(first, first + asked.pageSize).map(({ id }) => id),
        facets: Object.values(counts).reduce((sum, { size }) => sum + size, 0),
      };
    },
    // Prices are not in its index, so nothing else changes.
    update(changes) {
      for (const change of changes) {
        const row = rowOf.get(change.id);
        if (row) Object.assign(row, change);
      }
    },
  };
}
