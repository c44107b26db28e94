import { z } from 'zod';
import type { Size } from '~/domain/catalog/product';
import type {
  IngredientStatistics,
  StatedAmounts,
} from '~/domain/ingredients/describe/ingredient-statistics';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** When ingredients were last counted, and what has changed since. */
interface CountState {
  countedAt: Date | null;
  countedVersion: number;
  productsVersion: number;
  /** Whether the ingredients of all products are up to date. */
  isDerived: boolean;
}

const stateRow = z
  .object({
    ingredients_counted_at: z.date().nullable(),
    ingredients_counted_version: z.number(),
    products_version: z.number(),
    tagged_up_to: z.number().nullable(),
  })
  .transform(
    (row): CountState => ({
      countedAt: row.ingredients_counted_at,
      countedVersion: row.ingredients_counted_version,
      productsVersion: row.products_version,
      isDerived: row.tagged_up_to === null,
    }),
  );

/** When ingredients were last counted. */
export async function findCountState(db: Queryable): Promise<CountState> {
  const [state] = await db.rows(
    stateRow,
    sql`select ingredients_counted_at, ingredients_counted_version, products_version, tagged_up_to
      from catalog`,
  );
  if (!state) throw new Error('The catalog table is missing its only row.');
  return state;
}

export interface IngredientUse {
  id: number;
  groupId: number;
  category: string;
  ingredientIds: readonly number[];
  keyIngredients: readonly string[];
  name: string;
  /** The names on its label that have a percentage. */
  withPercent: readonly string[];
  size: Size | null;
  bestPriceCents: number | null;
}

const useRow = z
  .object({
    id: z.number(),
    group_id: z.number(),
    category: z.string(),
    ingredient_ids: z.array(z.number()).nullable(),
    key_ingredients: z.array(z.string()),
    name: z.string(),
    with_percent: z.array(z.string()),
    size_amount: z.number().nullable(),
    size_unit: z.enum(['ml', 'g', 'count']).nullable(),
    best_price_cents: z.number().nullable(),
  })
  .transform(
    (row): IngredientUse => ({
      id: row.id,
      groupId: row.group_id,
      category: row.category,
      ingredientIds: row.ingredient_ids ?? [],
      keyIngredients: row.key_ingredients,
      name: row.name,
      withPercent: row.with_percent,
      size:
        row.size_amount === null || row.size_unit === null
          ? null
          : { amount: row.size_amount, unit: row.size_unit },
      bestPriceCents: row.best_price_cents,
    }),
  );

/** The ingredients, sizes and prices of listed products after an id, in the order of ids. */
export async function listIngredientUses(
  db: Queryable,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<IngredientUse[]> {
  return db.rows(
    useRow,
    sql`select product.id, group_id, category, ingredient_ids, key_ingredients, product.name,
        case when array_to_string(ingredients, ',') like '%\%%' then ingredients else '{}' end as with_percent,
        size_amount::float8 as size_amount, size_unit, best_price_cents
      from product join product_price on product_id = product.id
      where product.id > ${afterId} order by product.id limit ${limit}`,
  );
}

const columns: readonly Column<IngredientStatistics>[] = [
  { name: 'ingredient_id', type: 'integer', value: ({ ingredientId }) => ingredientId },
  { name: 'product_count', type: 'integer', value: ({ productCount }) => productCount },
  { name: 'median_position', type: 'integer', value: ({ medianPosition }) => medianPosition },
  { name: 'above_percent', type: 'integer', value: ({ abovePercent }) => abovePercent },
  { name: 'stated_count', type: 'integer', value: ({ stated }) => stated?.productCount ?? 0 },
  { name: 'stated_lowest', type: 'float8', value: ({ stated }) => stated?.lowest },
  { name: 'stated_median', type: 'float8', value: ({ stated }) => stated?.median },
  { name: 'stated_highest', type: 'float8', value: ({ stated }) => stated?.highest },
  { name: 'best_value_ids', type: 'text[]', value: ({ bestValueIds }) => bestValueIds },
];
const rowsPerStatement = 2_000;

/** Replaces all statistics and records what was counted; run in a transaction. */
export async function replaceIngredientStatistics(
  db: Queryable,
  statistics: readonly IngredientStatistics[],
  { countedAt, productsVersion }: { countedAt: Date; productsVersion: number },
): Promise<void> {
  await db.execute(sql`delete from ingredient_statistics`);
  for (let from = 0; from < statistics.length; from += rowsPerStatement) {
    const rows = statistics.slice(from, from + rowsPerStatement);
    await db.execute(sql`insert into ingredient_statistics
        (ingredient_id, product_count, median_position, above_percent,
          stated_count, stated_lowest, stated_median, stated_highest, best_value_ids)
      select ingredient_id, product_count, median_position, above_percent,
        stated_count, stated_lowest, stated_median, stated_highest, best_value_ids::integer[]
      from ${rowTable(columns, rows)}`);
  }
  await db.execute(
    sql`update catalog set ingredients_counted_at = ${countedAt},
      ingredients_counted_version = ${productsVersion}::bigint`,
  );
}

const statisticsRow = z
  .object({
    ingredient_id: z.number(),
    product_count: z.number(),
    median_position: z.number().nullable(),
    above_percent: z.number().nullable(),
    stated_count: z.number(),
    stated_lowest: z.number().nullable(),
    stated_median: z.number().nullable(),
    stated_highest: z.number().nullable(),
    best_value_ids: z.array(z.number()),
  })
  .transform(
    (row): IngredientStatistics => ({
      ingredientId: row.ingredient_id,
      productCount: row.product_count,
      medianPosition: row.median_position,
      abovePercent: row.above_percent,
      stated: statedAmounts(row),
      bestValueIds: row.best_value_ids,
    }),
  );

function statedAmounts(row: {
  stated_count: number;
  stated_lowest: number | null;
  stated_median: number | null;
  stated_highest: number | null;
}): StatedAmounts | null {
  const { stated_lowest: lowest, stated_median: median, stated_highest: highest } = row;
  if (lowest === null || median === null || highest === null) return null;
  return { productCount: row.stated_count, lowest, median, highest };
}

/** The statistics of an ingredient; null: no product has it, or nothing was counted yet. */
export async function findIngredientStatistics(
  db: Queryable,
  ingredientId: number,
): Promise<IngredientStatistics | null> {
  const [row] = await db.rows(
    statisticsRow,
    sql`select ingredient_id, product_count, median_position, above_percent,
        stated_count, stated_lowest, stated_median, stated_highest, best_value_ids
      from ingredient_statistics where ingredient_id = ${ingredientId}`,
  );
  return row ?? null;
}

const countRow = z.object({ ingredient_id: z.number(), product_count: z.number() });

/** How many products have each ingredient. */
export async function listIngredientCounts(
  db: Queryable,
  limit: number,
): Promise<Map<number, number>> {
  const rows = await db.rows(
    countRow,
    sql`select ingredient_id, product_count from ingredient_statistics
      order by ingredient_id limit ${limit}`,
  );
  return new Map(rows.map((row) => [row.ingredient_id, row.product_count]));
}
