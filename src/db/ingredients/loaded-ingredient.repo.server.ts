import { z } from 'zod';
import type { IngredientFacts } from '~/domain/ingredients/dictionary/ingredient-line';
import type { ListedIngredient } from '~/domain/ingredients/ingredient-file';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const columns: readonly Column<ListedIngredient>[] = [
  { name: 'name', type: 'text', value: ({ name }) => name },
  { name: 'synonyms', type: 'text[]', value: ({ synonyms }) => synonyms },
  { name: 'functions', type: 'text[]', value: ({ functions }) => functions },
  { name: 'cas', type: 'text', value: ({ cas }) => cas },
  { name: 'ec', type: 'text', value: ({ ec }) => ec },
];

/** Stores ingredients of the operator; one with the same name keeps its number and gets the new facts. */
export async function upsertLoadedIngredients(
  db: Queryable,
  ingredients: readonly ListedIngredient[],
): Promise<void> {
  await db.execute(sql`insert into loaded_ingredient (name, synonyms, functions, cas, ec)
    select name, synonyms, functions, cas, ec from ${rowTable(columns, ingredients)}
    on conflict (name) do update set synonyms = excluded.synonyms, functions = excluded.functions,
      cas = excluded.cas, ec = excluded.ec`);
}

const factsRow = z
  .object({
    id: z.number(),
    name: z.string(),
    synonyms: z.array(z.string()),
    functions: z.array(z.string()),
    cas: z.string().nullable(),
    ec: z.string().nullable(),
  })
  .transform((row): IngredientFacts => ({ ...row, annexes: [] }));

/** Loaded ingredients after an id, in the order of ids. */
export async function listLoadedIngredients(
  db: Queryable,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<IngredientFacts[]> {
  return db.rows(
    factsRow,
    sql`select id, name::text as name, synonyms, functions, cas, ec from loaded_ingredient
      where id > ${afterId} order by id limit ${limit}`,
  );
}

/** How often ingredients were loaded. */
export async function findIngredientsVersion(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ ingredients_version: z.number() }),
    sql`select ingredients_version from catalog`,
  );
  return row?.ingredients_version ?? 0;
}

/** Has the ingredients of all products derived again, with the names that were just loaded. */
export async function updateIngredientsVersion(db: Queryable): Promise<void> {
  await db.execute(
    sql`update catalog set ingredients_version = ingredients_version + 1, tagged_up_to = 0`,
  );
}
