import { z } from 'zod';
import type { Size, SizeUnit } from '~/domain/catalog/product';
import { unitPriceCents } from '~/domain/prices/unit-price';
import type { SearchPrices, SearchProduct } from '~/domain/search/search-index';
import { deriveTags } from '~/domain/search/tags/derive-tags';
import { TagSources } from '~/domain/search/tags/tag-sources';
import { columnLists, zipColumns } from '../engine/column-lists.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import { ownStars, ownStarsField, toOwnRating } from './search-rating.repo.server';

const sizeUnit = z.enum(['ml', 'g', 'count']).nullable();

const searchColumns = z.object({
  id: z.array(z.number()),
  row_version: z.array(z.number()),
  name: z.array(z.string()),
  brand_id: z.array(z.number()),
  brand: z.array(z.string()),
  brand_slug: z.array(z.string()),
  category: z.array(z.string()),
  subcategory: z.array(z.string()),
  key_ingredients: z.array(z.array(z.string())),
  best_price_cents: z.array(z.number()),
  highest_price_cents: z.array(z.number()),
  on_sale: z.array(z.boolean()),
  size_amount: z.array(z.number().nullable()),
  size_unit: z.array(sizeUnit),
  rating: z.array(z.number()),
  review_count: z.array(z.number()),
  own_stars: z.array(ownStars),
  first_seen_ms: z.array(z.number()),
  tags: z.array(z.array(z.string()).nullable()),
  ingredient_ids: z.array(z.array(z.number())),
  untagged_texts: z.array(
    z
      .object({
        categoryText: z.string().nullable(),
        description: z.string().nullable(),
        features: z.array(z.string()),
        ingredients: z.array(z.string()),
      })
      .nullable(),
  ),
  family_id: z.array(z.number()),
  stores: z.array(z.array(z.string())),
  in_stock: z.array(z.boolean()),
});

/** The stores that offer a product, and whether one has it in stock. */
const soldAt = sql`(
  select array_agg(retailer.slug order by retailer_id) as stores, bool_or(in_stock) as in_stock
  from offer join retailer on retailer.id = retailer_id where offer.product_id = product.id
) as sold`;

/**
 * Changes whenever one of the rows is stored again: PostgreSQL notes with each row which transaction has written it. Prices
 * are included, because first prices are not written to `price_change`.
 */
const rowVersion = sql`(hashtextextended(
  concat_ws(' ', product.xmin, brand.xmin, product_price.xmin), 0) & 4294967295)::bigint`;

const versionColumns = z.object({ id: z.array(z.number()), row_version: z.array(z.number()) });

/** Lists the priced products after an id, in the order of ids, with the version of their rows. */
export async function listRowVersions(
  db: Queryable,
  query: { afterId: number; limit: number },
): Promise<{ id: number; rowVersion: number }[]> {
  const [lists] = await db.rows(
    versionColumns,
    sql`select ${columnLists(versionColumns)} from (
      select product.id, ${rowVersion} as row_version
      from product join product_price on product_id = product.id join brand on brand.id = brand_id
      where product.id > ${query.afterId}
      order by product.id limit ${query.limit}
    ) as page`,
  );
  return zipColumns(lists, ({ id, row_version }, at) => ({
    id: at(id),
    rowVersion: at(row_version),
  }));
}

/**
 * Lists the priced products after an id, in the order of ids, with all fields of the search index; with `ids` only those.
 * Clicks come from `findProductClicks`: reading them with each chunk took longer. Tags that are not stored yet are derived,
 * so that new products can be filtered as soon as they are found.
 */
export async function listSearchProducts(
  db: Queryable,
  query: {
    afterId: number;
    limit: number;
    ids?: readonly number[];
    clicks?: ReadonlyMap<number, number>;
  },
): Promise<SearchProduct[]> {
  const [lists] = await db.rows(
    searchColumns,
    sql`select ${columnLists(searchColumns)} from (
      select product.id, ${rowVersion} as row_version, product.name, brand_id, brand.name as brand, brand.slug as brand_slug,
        category, subcategory, key_ingredients, best_price_cents, highest_price_cents, on_sale,
        size_amount, size_unit, rating, review_count, ${ownStarsField} as own_stars,
        (extract(epoch from first_seen_at) * 1000)::bigint as first_seen_ms,
        tags, coalesce(ingredient_ids, '{}') as ingredient_ids, case when tags is null then json_build_object('categoryText', category_text,
          'description', description, 'features', features, 'ingredients', ingredients) end as untagged_texts,
        coalesce(family_id, group_id) as family_id,
        coalesce(stores, '{}') as stores, coalesce(in_stock, false) as in_stock
      from product join product_price on product_id = product.id
        join brand on brand.id = brand_id cross join lateral ${soldAt}
      where product.id > ${query.afterId}
        ${query.ids ? sql`and product.id = any(${query.ids}::integer[])` : sql``}
      order by product.id limit ${query.limit}
    ) as page`,
  );
  const sources = new TagSources();
  return zipColumns(lists, (columns, at) => {
    const texts = {
      name: at(columns.name),
      brand: at(columns.brand),
      category: at(columns.category),
      subcategory: at(columns.subcategory),
      keyIngredients: at(columns.key_ingredients),
    };
    const untagged = at(columns.untagged_texts);
    return {
      ...toPrices({
        id: at(columns.id),
        best_price_cents: at(columns.best_price_cents),
        highest_price_cents: at(columns.highest_price_cents),
        on_sale: at(columns.on_sale),
        size_amount: at(columns.size_amount),
        size_unit: at(columns.size_unit),
        stores: at(columns.stores),
        in_stock: at(columns.in_stock),
      }),
      ...texts,
      rowVersion: at(columns.row_version),
      brandId: at(columns.brand_id),
      brandSlug: at(columns.brand_slug),
      rating: at(columns.rating),
      reviewCount: at(columns.review_count),
      ownRating: toOwnRating(at(columns.own_stars)) ?? undefined,
      clicks: query.clicks?.get(at(columns.id)) ?? 0,
      firstSeenAt: new Date(at(columns.first_seen_ms)),
      tags: untagged ? deriveTags({ ...texts, ...untagged }, sources) : (at(columns.tags) ?? []),
      ingredientIds: knownIds(at(columns.ingredient_ids)),
      familyId: at(columns.family_id),
      size: toSize(at(columns.size_amount), at(columns.size_unit)),
    };
  });
}

/** Without unknown names; what only some shades contain counts as contained. */
const knownIds = (ids: readonly number[]): number[] => ids.filter((id) => id !== 0).map(Math.abs);

const pricesRow = z
  .object({
    id: z.number(),
    best_price_cents: z.number(),
    highest_price_cents: z.number(),
    on_sale: z.boolean(),
    size_amount: z.number().nullable(),
    size_unit: sizeUnit,
    stores: z.array(z.string()),
    in_stock: z.boolean(),
  })
  .transform(toPrices);

/** Lists the fields of the search index that depend on prices, in the order of ids. */
export async function listSearchPrices(
  db: Queryable,
  productIds: readonly number[],
): Promise<SearchPrices[]> {
  return db.rows(
    pricesRow,
    sql`select id, best_price_cents, highest_price_cents, on_sale,
        size_amount::float8 as size_amount, size_unit,
        coalesce(stores, '{}') as stores, coalesce(in_stock, false) as in_stock
      from product join product_price on product_id = id cross join lateral ${soldAt}
      where id = any(${productIds}::integer[])
      order by id`,
  );
}

function toPrices(row: {
  id: number;
  best_price_cents: number;
  highest_price_cents: number;
  on_sale: boolean;
  size_amount: number | null;
  size_unit: SizeUnit | null;
  stores: readonly string[];
  in_stock: boolean;
}): SearchPrices {
  const size = toSize(row.size_amount, row.size_unit);
  return {
    id: row.id,
    bestPriceCents: row.best_price_cents,
    highestPriceCents: row.highest_price_cents,
    onSale: row.on_sale,
    unitPriceCents: unitPriceCents(row.best_price_cents, size),
    stores: row.stores,
    inStock: row.in_stock,
  };
}

const toSize = (amount: number | null, unit: SizeUnit | null): Size | null =>
  amount === null || unit === null ? null : { amount, unit };
