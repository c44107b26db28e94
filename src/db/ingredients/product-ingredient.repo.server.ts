import { z } from 'zod';
import type { ProductIngredients } from '~/domain/ingredients/resolve-ingredients';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const ingredientsRow = z
  .object({
    id: z.number(),
    ingredient_ids: z.array(z.number()).nullable(),
    unknown_ingredients: z.array(z.string()).nullable(),
  })
  .transform((row): ProductIngredients & { productId: number } => ({
    productId: row.id,
    ids: row.ingredient_ids ?? [],
    unknown: row.unknown_ingredients ?? [],
  }));

/** The resolved ingredients of products after an id, in the order of ids. @internal */
export async function listProductIngredients(
  db: Queryable,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<(ProductIngredients & { productId: number })[]> {
  return db.rows(
    ingredientsRow,
    sql`select id, ingredient_ids, unknown_ingredients from product
      where id > ${afterId} order by id limit ${limit}`,
  );
}

export interface UnknownIngredient {
  name: string;
  /** How many products name it. */
  products: number;
}

const unknownRow = z.object({ name: z.string(), products: z.number() });

/** The unknown names on labels, ignoring case, those of most products first. */
export async function listUnknownIngredients(
  db: Queryable,
  limit: number,
): Promise<UnknownIngredient[]> {
  return db.rows(
    unknownRow,
    sql`select min(word) as name, count(*)::integer as products
      from product, unnest(unknown_ingredients) as word
      group by lower(word) order by products desc, lower(word) limit ${limit}`,
  );
}

const coverageRow = z.object({ products: z.number(), names: z.number(), unknown: z.number() });

export type IngredientCoverage = z.infer<typeof coverageRow>;

/** How many products have ingredients, and how many of their names are known. */
export async function countResolvedIngredients(db: Queryable): Promise<IngredientCoverage> {
  const [row] = await db.rows(
    coverageRow,
    sql`select count(*)::integer as products,
        coalesce(sum(cardinality(ingredient_ids)), 0)::integer as names,
        coalesce(sum(cardinality(unknown_ingredients)), 0)::integer as unknown
      from product where cardinality(ingredient_ids) > 0`,
  );
  return row ?? { products: 0, names: 0, unknown: 0 };
}
