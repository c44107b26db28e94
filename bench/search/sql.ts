import {
  closedHistogramBands,
  histogramBandCents,
  maxBestsellers,
} from '../../src/domain/search/listing/listing-rules.ts';
import { type Answer, newSince, priceBounds } from './peer.ts';
import type { ListingRequest } from './queries.ts';
import type { Row } from './records.ts';

const codes = new Map<string, number>();

/** Slugs are stored as numbers, like foreign keys. */
function codeOf(slug: string): number {
  const code = codes.get(slug) ?? codes.size + 1;
  codes.set(slug, code);
  return code;
}

/** The columns that PostgreSQL and SQLite store of a product. */
export function toRecord(row: Row) {
  return {
    rank: row.rank,
    id: row.id,
    brand_id: codeOf(row.brandSlug),
    category: codeOf(row.category),
    subcategory: codeOf(row.subcategory),
    price: row.bestPriceCents,
    highest: row.highestPriceCents,
    gap: row.highestPriceCents - row.bestPriceCents,
    on_sale: row.onSale ? 1 : 0,
    unit: row.unitPriceCents,
    rating: Math.round(row.rating * 10),
    seen: Math.round(row.firstSeenAt / 1000),
    name: row.nameText,
    brand: row.brandText,
    // A word starts after a space; a title starts after its mark.
    text: `^ ${row.nameText} ~ ${row.brandText} | ${row.otherText}`,
  };
}

export const columns = `rank integer PRIMARY KEY, id integer NOT NULL, brand_id integer NOT NULL,
  category integer NOT NULL, subcategory integer NOT NULL, price integer NOT NULL,
  highest integer NOT NULL, gap integer NOT NULL, on_sale integer NOT NULL, unit integer,
  rating integer NOT NULL, seen integer NOT NULL, name text NOT NULL, brand text NOT NULL,
  text text NOT NULL`;

/** A btree for every filter and order. */
export const indexes = [
  'CREATE UNIQUE INDEX product_id ON product (id)',
  'CREATE INDEX product_name ON product (name)',
  'CREATE INDEX product_brand ON product (brand, rank)',
  'CREATE INDEX product_brand_id ON product (brand_id, rank)',
  'CREATE INDEX product_category ON product (category, rank)',
  'CREATE INDEX product_subcategory ON product (subcategory, rank)',
  'CREATE INDEX product_facets ON product (category, subcategory, brand_id, rating, price)',
  'CREATE INDEX product_price ON product (price, id)',
  'CREATE INDEX product_rating ON product (rating DESC, id)',
  'CREATE INDEX product_gap ON product (gap DESC, id)',
  'CREATE INDEX product_unit ON product (unit, id)',
  'CREATE INDEX product_seen ON product (seen DESC, id)',
];

const orders: Record<ListingRequest['sort'], string> = {
  relevance: 'rank',
  popular: 'rank',
  'price-low': 'price, id',
  'price-high': 'price DESC, id',
  rating: 'rating DESC, id',
  name: 'name, id',
  savings: 'gap DESC, id',
  'unit-price': 'unit NULLS LAST, id',
  newest: 'seen DESC, id',
};

const facetColumns = {
  category: 'category',
  subcategory: 'subcategory',
  brand: 'brand_id',
  rating: 'rating / 10',
  price: `CASE WHEN price >= ${closedHistogramBands * histogramBandCents} THEN ${closedHistogramBands} ELSE price / ${histogramBandCents} END`,
} as const;
type Facet = keyof typeof facetColumns;
const facetNames = Object.keys(facetColumns) as Facet[];

export interface Statement {
  sql: string;
  values: (string | number)[];
}

interface Condition extends Statement {
  facet?: Facet;
}

function conditionsOf(asked: ListingRequest, text: Statement | null): Condition[] {
  const conditions: Condition[] = text ? [text] : [];
  const add = (sql: string, values: (string | number)[], facet?: Facet) =>
    conditions.push({ sql, values, facet });
  if (asked.filter === 'sale') add('on_sale = 1', []);
  if (asked.filter === 'new') add('seen >= ?', [Math.round(newSince(asked) / 1000)]);
  if (asked.category) add('category = ?', [codeOf(asked.category)], 'category');
  if (asked.subcategory) add('subcategory = ?', [codeOf(asked.subcategory)], 'subcategory');
  const [brand] = asked.brands;
  if (brand) add('brand_id = ?', [codeOf(brand)], 'brand');
  if (asked.rating > 0) add('rating >= ?', [asked.rating * 10], 'rating');
  const bounds = priceBounds(asked);
  if (bounds) add('price BETWEEN ? AND ?', [bounds.least, bounds.most], 'price');
  return conditions;
}

function hits(conditions: Condition[], asked: ListingRequest, without?: Facet): Statement {
  const kept = conditions.filter(({ facet }) => !facet || facet !== without);
  const where = kept.length > 0 ? ` WHERE ${kept.map(({ sql }) => sql).join(' AND ')}` : '';
  const values = kept.flatMap((condition) => condition.values);
  if (asked.filter !== 'bestsellers') return { sql: `product${where}`, values };
  const first = `SELECT * FROM product${where} ORDER BY rank LIMIT ${maxBestsellers}`;
  return { sql: `(${first}) AS best`, values };
}

/** The page, and all counts in one statement of (kind, key, count). */
export function listing(asked: ListingRequest, text: Statement | null, groupingSets: boolean) {
  const conditions = conditionsOf(asked, text);
  const own = new Set(conditions.map(({ facet }) => facet));
  const free = facetNames.filter((facet) => !own.has(facet));
  const all = hits(conditions, asked);
  const page: Statement = {
    sql: `SELECT id FROM ${all.sql} ORDER BY ${orders[asked.sort]} LIMIT ${asked.pageSize} OFFSET ${(asked.page - 1) * asked.pageSize}`,
    values: all.values,
  };
  const loosened = facetNames
    .filter((facet) => own.has(facet))
    .map((facet) => {
      const { sql, values } = hits(conditions, asked, facet);
      const key = facetColumns[facet];
      return {
        sql: `SELECT '${facet}', CAST(${key} AS text), count(*) FROM ${sql} GROUP BY ${key}`,
        values,
      };
    });
  const parts = [groupingSets ? inOnePass(free, all) : inPasses(free, all), ...loosened];
  const counts: Statement = {
    sql: parts.map(({ sql }) => sql).join(' UNION ALL '),
    values: parts.flatMap(({ values }) => values),
  };
  return { page, counts };
}

function inOnePass(free: readonly Facet[], { sql, values }: Statement): Statement {
  const named = (facet: Facet) => `f_${facet}`;
  const kinds = free.map((facet) => `WHEN grouping(${named(facet)}) = 0 THEN '${facet}'`).join(' ');
  const keys = free.map((facet) => `CAST(${named(facet)} AS text)`).join(', ');
  const sets = free.map((facet) => `(${named(facet)}), `).join('');
  const inner = free.map((facet) => `${facetColumns[facet]} AS ${named(facet)}`).join(', ');
  return free.length === 0
    ? { sql: `SELECT 'total', '', count(*) FROM ${sql}`, values }
    : {
        sql: `SELECT CASE ${kinds} ELSE 'total' END, coalesce(${keys}, ''), count(*) FROM (SELECT ${inner} FROM ${sql}) AS hits GROUP BY GROUPING SETS (${sets}())`,
        values,
      };
}

/** For SQLite, which has no grouping sets: the hits are stored and counted once per facet. */
function inPasses(free: readonly Facet[], { sql, values }: Statement): Statement {
  const inner = free.map((facet) => `${facetColumns[facet]} AS f_${facet}`).join(', ') || '1';
  const passes = free.map(
    (facet) =>
      `SELECT '${facet}', CAST(f_${facet} AS text), count(*) FROM hits GROUP BY f_${facet}`,
  );
  return {
    sql: `SELECT * FROM (WITH hits AS MATERIALIZED (SELECT ${inner} FROM ${sql}) ${["SELECT 'total' AS kind, '' AS key, count(*) AS n FROM hits", ...passes].join(' UNION ALL ')})`,
    values,
  };
}

export function toAnswer(
  ids: number[],
  counts: readonly (readonly [kind: string, key: string, count: number])[],
): Answer {
  const total = counts.find(([kind]) => kind === 'total')?.[2] ?? 0;
  return { total, ids, facets: counts.length - 1 };
}

/** Runs more and more tolerant queries until there are enough products. */
export async function firstOf(
  tiers: readonly (() => Promise<number[]> | number[])[],
  minResults: number,
): Promise<number[]> {
  const found = new Set<number>();
  for (const tier of tiers) {
    for (const id of await tier()) found.add(id);
    if (found.size >= minResults) break;
  }
  return [...found].slice(0, 6);
}
