import { z } from 'zod';
import type { Size } from '~/domain/catalog/product';
import { columnLists, zipColumns } from '../engine/column-lists.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** A product with its resolved label. */
export interface LabeledProduct {
  productId: number;
  familyId: number;
  brandId: number;
  name: string;
  category: string;
  subcategory: string;
  size: Size | null;
  tags: readonly string[];
  /** As `ProductIngredients.ids`. */
  ids: readonly number[];
}

const formulaColumns = z.object({
  id: z.array(z.number()),
  family_id: z.array(z.number()),
  brand_id: z.array(z.number()),
  name: z.array(z.string()),
  category: z.array(z.string()),
  subcategory: z.array(z.string()),
  size_amount: z.array(z.number().nullable()),
  size_unit: z.array(z.enum(['ml', 'g', 'count']).nullable()),
  tags: z.array(z.array(z.string())),
  ingredient_ids: z.array(z.array(z.number())),
});

/** The products with a price and resolved ingredients after an id, in the order of ids. */
export async function listLabeledProducts(
  db: Queryable,
  query: { afterId: number; limit: number },
): Promise<LabeledProduct[]> {
  const [lists] = await db.rows(
    formulaColumns,
    sql`select ${columnLists(formulaColumns)} from (
      select id, coalesce(family_id, group_id) as family_id, brand_id, name, category, subcategory, size_amount, size_unit,
        coalesce(tags, '{}') as tags, ingredient_ids
      from product join product_price on product_id = id
      where id > ${query.afterId} and cardinality(ingredient_ids) > 0
      order by id limit ${query.limit}
    ) as page`,
  );
  return zipColumns(lists, (columns, at) => ({
    productId: at(columns.id),
    familyId: at(columns.family_id),
    brandId: at(columns.brand_id),
    name: at(columns.name),
    category: at(columns.category),
    subcategory: at(columns.subcategory),
    size: toSize(at(columns.size_amount), at(columns.size_unit)),
    tags: at(columns.tags),
    ids: at(columns.ingredient_ids),
  }));
}

const toSize = (amount: number | null, unit: Size['unit'] | null): Size | null =>
  amount === null || unit === null ? null : { amount, unit };

/** How many products have a label that is not resolved yet. */
export async function countUnresolvedProducts(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*)::integer as count from product
      where ingredient_ids is null and cardinality(ingredients) > 0`,
  );
  return row?.count ?? 0;
}

const labelRow = z.object({
  id: z.number(),
  ingredient_ids: z.array(z.number()).nullable(),
  tags: z.array(z.string()).nullable(),
});

/** The resolved labels and tags of some products; unknown ids are skipped. */
export async function listLabels(
  db: Queryable,
  productIds: readonly number[],
): Promise<{ productId: number; ids: readonly number[]; tags: readonly string[] }[]> {
  const rows = await db.rows(
    labelRow,
    sql`select id, ingredient_ids, tags from product where id = any(${productIds}::integer[]) order by id`,
  );
  return rows.map((row) => ({
    productId: row.id,
    ids: row.ingredient_ids ?? [],
    tags: row.tags ?? [],
  }));
}
