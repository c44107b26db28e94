import { z } from 'zod';
import type { Preferences } from '~/domain/preferences/preferences';
import type { SearchProduct } from '~/domain/search/search-index';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const slugs = z.array(z.string());
const preferenceRow = rowOf({
  avoid: slugs,
  skinTypes: slugs,
  hairTypes: slugs,
  concerns: slugs,
  hides: z.boolean(),
});

/** A user's preferences; null: none were ever stored. */
export async function findPreferences(db: Queryable, userId: string): Promise<Preferences | null> {
  const [row] = await db.rows(
    preferenceRow,
    sql`select avoid, skin_types, hair_types, concerns, hides from preference
      where user_id = ${userId} for update`,
  );
  return row ?? null;
}

/** Replaces a user's preferences. */
export async function upsertPreferences(
  tx: Queryable,
  userId: string,
  { avoid, skinTypes, hairTypes, concerns, hides }: Preferences,
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into preference
      (user_id, avoid, skin_types, hair_types, concerns, hides, updated_at)
    values (${userId}, ${avoid}::text[], ${skinTypes}::text[], ${hairTypes}::text[],
      ${concerns}::text[], ${hides}, ${now})
    on conflict (user_id) do update set avoid = excluded.avoid, skin_types = excluded.skin_types,
      hair_types = excluded.hair_types, concerns = excluded.concerns, hides = excluded.hides,
      updated_at = excluded.updated_at`);
}

const formulaRow = z
  .object({
    id: z.number(),
    category: z.string(),
    tags: slugs.nullable(),
    ingredient_ids: z.array(z.number()).nullable(),
  })
  .transform(
    (row): Formula => ({
      id: row.id,
      category: row.category,
      tags: row.tags ?? [],
      ingredientIds: (row.ingredient_ids ?? []).filter((id) => id !== 0).map(Math.abs),
    }),
  );

type Formula = Pick<SearchProduct, 'id' | 'category' | 'tags' | 'ingredientIds'>;

/** The categories, tags and ingredients of products; without those that are not derived yet. */
export async function listFormulas(db: Queryable, ids: readonly number[]): Promise<Formula[]> {
  return db.rows(
    formulaRow,
    sql`select id, category, tags, ingredient_ids from product
      where id = any(${ids}::integer[]) order by id`,
  );
}
