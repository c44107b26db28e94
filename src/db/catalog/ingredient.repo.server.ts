import { z } from 'zod';
import type { Ingredient } from '~/domain/catalog/catalog-source';
import { type Column, insertRows } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const ingredientRow = z
  .object({
    inci_name: z.string(),
    synonyms: z.array(z.string()),
    functions: z.array(z.string()),
    restrictions: z.array(z.object({ text: z.string(), source: z.string() })),
  })
  .transform(({ inci_name, ...rest }): Ingredient => ({ inciName: inci_name, ...rest }));

const columns: readonly Column<Ingredient>[] = [
  { name: 'inci_name', type: 'text', value: ({ inciName }) => inciName },
  { name: 'synonyms', type: 'text[]', value: ({ synonyms }) => synonyms },
  { name: 'functions', type: 'text[]', value: ({ functions }) => functions },
  { name: 'restrictions', type: 'jsonb', value: ({ restrictions }) => restrictions },
];

export async function insertIngredients(
  db: Queryable,
  ingredients: readonly Ingredient[],
): Promise<void> {
  await db.execute(insertRows('ingredient', columns, ingredients));
}

/** Adds ingredients that do not exist yet. */
export async function insertMissingIngredients(
  db: Queryable,
  ingredients: readonly Ingredient[],
): Promise<void> {
  await db.execute(
    sql`${insertRows('ingredient', columns, ingredients)} on conflict (inci_name) do nothing`,
  );
}

/** Ingredients by INCI name, ignoring case, sorted by name. @internal */
export async function listIngredientsByName(
  db: Queryable,
  inciNames: readonly string[],
  limit: number,
): Promise<Ingredient[]> {
  return db.rows(
    ingredientRow,
    sql`select inci_name::text as inci_name, synonyms, functions, restrictions from ingredient
      where inci_name = any(${inciNames}::text[]::citext[])
      order by ingredient.inci_name limit ${limit}`,
  );
}
