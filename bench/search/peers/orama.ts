import { create, insert, search, update } from '@orama/orama';
import {
  closedHistogramBands,
  histogramBandCents,
  maxBestsellers,
} from '../../../src/domain/search/listing/listing-rules.ts';
import { newSince, type Peer, priceBounds } from '../peer.ts';
import type { ListingRequest } from '../queries.ts';
import type { Row } from '../records.ts';

const orders: Record<ListingRequest['sort'], { property: string; order: 'ASC' | 'DESC' }> = {
  relevance: { property: 'rank', order: 'ASC' },
  popular: { property: 'rank', order: 'ASC' },
  'price-low': { property: 'price', order: 'ASC' },
  'price-high': { property: 'price', order: 'DESC' },
  rating: { property: 'rating', order: 'DESC' },
  name: { property: 'name', order: 'ASC' },
  savings: { property: 'gap', order: 'DESC' },
  'unit-price': { property: 'unit', order: 'ASC' },
  newest: { property: 'seen', order: 'DESC' },
};

const bands = Array.from({ length: closedHistogramBands + 1 }, (_, band) => ({
  from: band * histogramBandCents,
  to: band === closedHistogramBands ? 4e9 : (band + 1) * histogramBandCents - 1,
}));
const facets = {
  category: { limit: 1_000 },
  subcategory: { limit: 1_000 },
  brand: { limit: 1_000 },
  rating: { ranges: [1, 2, 3, 4].map((from) => ({ from, to: 5 })) },
  price: { ranges: bands },
};

const toDocument = (row: Row) => ({
  id: String(row.id),
  text: `${row.nameText} ${row.brandText} ${row.otherText}`,
  name: row.nameText,
  category: row.category,
  subcategory: row.subcategory,
  brand: row.brandSlug,
  rating: row.rating,
  price: row.bestPriceCents,
  gap: row.highestPriceCents - row.bestPriceCents,
  unit: row.unitPriceCents ?? 4e9,
  sale: row.onSale,
  seen: row.firstSeenAt,
  rank: row.rank,
});

/** Orama matches prefixes; each facet without its own filter needs a separate search. */
export function createOrama(): Peer {
  const index = create({
    schema: {
      text: 'string',
      name: 'string',
      category: 'enum',
      subcategory: 'enum',
      brand: 'enum',
      rating: 'number',
      price: 'number',
      gap: 'number',
      unit: 'number',
      sale: 'boolean',
      seen: 'number',
      rank: 'number',
    } as const,
    sort: { unsortableProperties: ['text', 'sale'] },
  });
  const rowOf = new Map<number, Row>();

  function narrowingOf(asked: ListingRequest) {
    const bounds = priceBounds(asked);
    const [brand] = asked.brands;
    return {
      ...(asked.category && { category: { eq: asked.category } }),
      ...(asked.subcategory && { subcategory: { eq: asked.subcategory } }),
      ...(brand && { brand: { eq: brand } }),
      ...(asked.rating > 0 && { rating: { gte: asked.rating } }),
      ...(bounds && { price: { between: [bounds.least, bounds.most] as [number, number] } }),
    };
  }

  const whereOf = (asked: ListingRequest, without?: string) => ({
    ...(asked.filter === 'sale' && { sale: true }),
    ...(asked.filter === 'new' && { seen: { gte: newSince(asked) } }),
    ...Object.fromEntries(Object.entries(narrowingOf(asked)).filter(([name]) => name !== without)),
  });

  /** The rank of the last bestseller, from a separate search. */
  async function lastBestseller(term: string, tolerance: number, where: object): Promise<number> {
    const { hits } = await search(index, {
      term,
      properties: ['text'],
      threshold: 0,
      tolerance,
      ...(Object.keys(where).length > 0 && { where }),
      sortBy: orders.popular,
      limit: 1,
      offset: maxBestsellers - 1,
    });
    return hits[0]?.document.rank ?? 4e9;
  }

  const ask = async (
    term: string,
    tolerance: number,
    asked: ListingRequest | null,
    without?: string,
  ) => {
    const narrowed = asked && whereOf(asked, without);
    const where =
      narrowed && asked.filter === 'bestsellers'
        ? { ...narrowed, rank: { lte: await lastBestseller(term, tolerance, narrowed) } }
        : narrowed;
    return search(index, {
      term,
      properties: ['text'],
      threshold: 0,
      tolerance,
      ...(where && Object.keys(where).length > 0 && { where }),
      ...(asked && {
        facets: without ? { [without]: facets[without as keyof typeof facets] } : facets,
      }),
      sortBy: orders[asked?.sort ?? 'popular'],
      limit: without ? 1 : (asked?.pageSize ?? 6),
      offset: asked && !without ? (asked.page - 1) * asked.pageSize : 0,
    });
  };

  return {
    async build(rows) {
      for (const row of rows) {
        rowOf.set(row.id, row);
        await insert(index, toDocument(row), undefined, true);
      }
    },
    async suggest({ words }) {
      const text = words.join(' ');
      const strict = await ask(text, 0, null);
      const found = strict.count >= 3 ? strict : await ask(text, 1, null);
      return found.hits.map(({ id }) => Number(id));
    },
    async list(asked) {
      const text = asked.words.join(' ');
      let tolerance = 0;
      let found = await ask(text, tolerance, asked);
      if (found.count === 0 && text !== '') {
        tolerance = 1;
        found = await ask(text, tolerance, asked);
      }
      const count = (facet: object | undefined) => Object.keys(facet ?? {}).length;
      let counts = count(found.facets);
      for (const name of Object.keys(narrowingOf(asked))) {
        counts += count((await ask(text, tolerance, asked, name)).facets);
      }
      return {
        total: found.count,
        ids: found.hits.map(({ id }) => Number(id)),
        facets: counts,
      };
    },
    async update(changes) {
      for (const change of changes) {
        const row = rowOf.get(change.id);
        if (!row) continue;
        Object.assign(row, change);
        await update(index, String(change.id), toDocument(row), undefined, true);
      }
    },
  };
}
