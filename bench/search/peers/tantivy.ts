import {
  closedHistogramBands,
  histogramBandCents,
  maxBestsellers,
} from '../../../src/domain/search/listing/listing-rules.ts';
import type { SearchPrices } from '../../../src/domain/search/search-index.ts';
import { newSince, type Peer, priceBounds } from '../peer.ts';
import type { ListingRequest } from '../queries.ts';
import type { Row } from '../records.ts';
import { installTantivy, type Query, type Searcher, u64 } from './tantivy-binding.ts';

const texts = ['words', 'category', 'subcategory', 'brand', 'title', 'brandTitle'];
const numbers = ['id', 'rank', 'price', 'gap', 'unit', 'rating', 'seen', 'name', 'sale', 'band'];

/** Every order is by one number, ascending or descending. */
const orders: Record<ListingRequest['sort'], [field: string, descending: boolean]> = {
  relevance: ['rank', false],
  popular: ['rank', false],
  'price-low': ['price', false],
  'price-high': ['price', true],
  rating: ['rating', true],
  name: ['name', false],
  savings: ['gap', true],
  'unit-price': ['unit', false],
  newest: ['seen', true],
};

function pricesOf(prices: Omit<SearchPrices, 'id'>) {
  const { bestPriceCents, highestPriceCents, onSale, unitPriceCents } = prices;
  return {
    price: bestPriceCents,
    gap: highestPriceCents - bestPriceCents,
    unit: unitPriceCents ?? 4e9,
    sale: onSale ? 1 : 0,
    band: Math.min(closedHistogramBands, Math.floor(bestPriceCents / histogramBandCents)),
  };
}

/** Tantivy in memory: words by a regular expression over its dictionary, titles by prefix. */
export function createTantivy(): Peer {
  const binding = installTantivy();
  const { Query, SchemaBuilder, Index, TextAnalyzerBuilder, TokenizerStatic } = binding;
  const builder = new SchemaBuilder();
  for (const name of texts) {
    const tokenizerName =
      { words: 'whitespace', title: 'starts', brandTitle: 'starts' }[name] ?? 'raw';
    builder.addTextField(name, {
      fast: tokenizerName === 'raw',
      tokenizerName,
      indexOption: 'basic',
    });
  }
  for (const name of numbers) {
    builder.addUnsignedField(name, { stored: name === 'id', indexed: true, fast: true });
  }
  const schema = builder.build();
  const index = new Index(schema);
  const analyzer = (tokenizer: unknown) => new TextAnalyzerBuilder(tokenizer).build();
  index.registerTokenizer('starts', analyzer(TokenizerStatic.ngram(1, 10, true)));
  index.registerTokenizer('whitespace', analyzer(TokenizerStatic.whitespace()));
  const writer = index.writer(400_000_000, 1);
  const rowOf = new Map<number, Row>();
  const nameRank = new Map<number, number>();
  let searcher: Searcher;

  const add = (row: Row, prices: Omit<SearchPrices, 'id'>) =>
    writer.addJson(
      JSON.stringify({
        words: `${row.nameText} ${row.brandText} ${row.otherText}`,
        category: row.category,
        subcategory: row.subcategory,
        brand: row.brandSlug,
        title: row.nameText,
        brandTitle: row.brandText,
        id: row.id,
        rank: row.rank,
        rating: Math.round(row.rating * 10),
        seen: Math.round(row.firstSeenAt / 1000),
        name: nameRank.get(row.id) ?? 0,
        ...pricesOf(prices),
      }),
    );

  const publish = () => {
    writer.commit();
    index.reload();
    searcher = index.searcher();
  };

  const all = (queries: readonly Query[]): Query => {
    if (queries.length === 0) return Query.allQuery();
    const [only] = queries;
    if (only && queries.length === 1) return only;
    return Query.booleanQuery(queries.map((query) => ({ occur: binding.Occur.Must, query })));
  };
  const like = (words: readonly string[], pattern: (word: string) => string) =>
    all(words.map((word) => Query.regexQuery(schema, 'words', pattern(word))));
  const near = (words: readonly string[]) =>
    all(
      words.map((word) => {
        if (word.length < 4) return Query.regexQuery(schema, 'words', `.*${word}.*`);
        const edits = word.length < 8 ? 1 : 2;
        return Query.fuzzyTermQuery(schema, 'words', word, edits, true, true);
      }),
    );
  const range = (field: string, min: number, max: number) =>
    Query.rangeQuery(schema, field, u64, min, max, true, true);
  const equal = (field: string, value: string) => Query.termQuery(schema, field, value);

  function best(query: Query, limit: number): number[] {
    const { hits } = searcher.search(query, limit, false, 'rank', 0, binding.Order.Asc);
    return hits.map(({ docAddress }) => Number(searcher.doc(docAddress).getFirst('id')));
  }

  function narrowingOf(asked: ListingRequest): Record<string, Query> {
    const bounds = priceBounds(asked);
    const [brand] = asked.brands;
    return {
      ...(asked.category && { category: equal('category', asked.category) }),
      ...(asked.subcategory && { subcategory: equal('subcategory', asked.subcategory) }),
      ...(brand && { brand: equal('brand', brand) }),
      ...(asked.rating > 0 && { rating: range('rating', asked.rating * 10, 50) }),
      ...(bounds && { band: range('price', bounds.least, bounds.most) }),
    };
  }

  /** Products up to the rank of the last bestseller. */
  function mostPopular(query: Query): Query {
    const { hits } = searcher.search(
      query,
      1,
      false,
      'rank',
      maxBestsellers - 1,
      binding.Order.Asc,
    );
    const [last] = hits.map(({ docAddress }) => Number(searcher.doc(docAddress).getFirst('id')));
    return range('rank', 0, last === undefined ? 4e9 : (rowOf.get(last)?.rank ?? 0));
  }

  const facets = ['category', 'subcategory', 'brand', 'rating', 'band'];
  function count(query: Query, fields: readonly string[]): number {
    if (fields.length === 0) return 0;
    const wanted = fields.map((field) => [field, { terms: { field, size: 1_000 } }]);
    const answer = searcher.aggregate(query, JSON.stringify(Object.fromEntries(wanted)));
    const counted: Record<string, { buckets: unknown[] }> = JSON.parse(answer);
    return Object.values(counted).reduce((sum, { buckets }) => sum + buckets.length, 0);
  }

  function ask(asked: ListingRequest, text: Query | null) {
    const base = text ? [text] : [];
    if (asked.filter === 'sale') base.push(range('sale', 1, 1));
    if (asked.filter === 'new') base.push(range('seen', Math.round(newSince(asked) / 1000), 4e9));
    const narrowing = narrowingOf(asked);
    const without = (facet?: string) => {
      const parts = [
        ...base,
        ...Object.entries(narrowing).flatMap(([name, query]) => (name === facet ? [] : [query])),
      ];
      return all(asked.filter === 'bestsellers' ? [...parts, mostPopular(all(parts))] : parts);
    };
    const hits = without();
    const [field, descending] = orders[asked.sort];
    const order = descending ? binding.Order.Desc : binding.Order.Asc;
    const first = (asked.page - 1) * asked.pageSize;
    const found = searcher.search(hits, asked.pageSize, true, field, first, order);
    let counts = count(
      hits,
      facets.filter((facet) => !(facet in narrowing)),
    );
    for (const facet of Object.keys(narrowing)) counts += count(without(facet), [facet]);
    return {
      total: found.count ?? 0,
      ids: found.hits.map(({ docAddress }) => Number(searcher.doc(docAddress).getFirst('id'))),
      facets: counts,
    };
  }

  return {
    async build(rows) {
      const byName = rows.toSorted((a, b) => (a.nameText < b.nameText ? -1 : 1));
      for (const [place, row] of byName.entries()) nameRank.set(row.id, place);
      for (const row of rows) {
        rowOf.set(row.id, row);
        add(row, row);
      }
      publish();
    },
    suggest({ words }) {
      const title = words.join(' ').slice(0, 10);
      const found = new Set<number>();
      const tiers = [
        () => Query.termQuery(schema, 'title', title),
        () => Query.termQuery(schema, 'brandTitle', title),
        () => like(words, (word) => `${word}.*`),
        () => like(words, (word) => `.*${word}.*`),
      ];
      for (const tier of tiers) {
        for (const id of best(tier(), 6)) found.add(id);
        if (found.size >= 6) break;
      }
      if (found.size < 3) for (const id of best(near(words), 6)) found.add(id);
      return [...found].slice(0, 6);
    },
    list(asked) {
      if (asked.words.length === 0) return ask(asked, null);
      const answer = ask(
        asked,
        like(asked.words, (word) => `.*${word}.*`),
      );
      return answer.total > 0 ? answer : ask(asked, near(asked.words));
    },
    update(changes) {
      for (const change of changes) {
        const row = rowOf.get(change.id);
        if (!row) continue;
        writer.deleteDocumentsByTerm('id', change.id);
        add(row, change);
      }
      publish();
    },
  };
}
