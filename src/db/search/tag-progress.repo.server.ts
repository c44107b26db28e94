import { z } from 'zod';
import type { ProductIngredients } from '~/domain/ingredients/resolve-ingredients';
import type { FamilyMember } from '~/domain/search/tags/families/families';
import type { TaggedProduct } from '~/domain/search/tags/tagged-product';
import { type Column, rowTable } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** How far the tags of stored products follow the rules. */
export interface TagProgress {
  rulesVersion: number;
  /** The last product whose tags were derived by that version; null: all were. */
  upTo: number | null;
}

const progressRow = z
  .object({ tag_rules_version: z.number(), tagged_up_to: z.number().nullable() })
  .transform(
    (row): TagProgress => ({ rulesVersion: row.tag_rules_version, upTo: row.tagged_up_to }),
  );

export async function findTagProgress(db: Queryable): Promise<TagProgress> {
  const [progress] = await db.rows(
    progressRow,
    sql`select tag_rules_version, tagged_up_to from catalog`,
  );
  if (!progress) throw new Error('The catalog table is missing its only row.');
  return progress;
}

/**
 * Stores the progress. With `ingredientsVersion`, only if no ingredients were loaded since it was read: the
 * load has set the progress back. Returns whether it was stored.
 */
export async function updateTagProgress(
  db: Queryable,
  { rulesVersion, upTo }: TagProgress,
  ingredientsVersion: number | null = null,
): Promise<boolean> {
  const updated = await db.rows(
    z.object({ tag_rules_version: z.number() }),
    sql`update catalog set tag_rules_version = ${rulesVersion}, tagged_up_to = ${upTo}::integer
      where ${ingredientsVersion}::integer is null or ingredients_version = ${ingredientsVersion}::integer
      returning tag_rules_version`,
  );
  return updated.length > 0;
}

/** The last product that has tags; 0: none has. New products come after it, in the order of ids. */
export async function findLastTaggedProductId(db: Queryable): Promise<number> {
  const [row] = await db.rows(
    z.object({ id: z.number() }),
    sql`select id from product where tags is not null order by id desc limit 1`,
  );
  return row?.id ?? 0;
}

const memberShape = {
  id: z.number(),
  group_id: z.number(),
  brand_id: z.number(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string(),
};
const memberRow = z.object(memberShape).transform(toMember);

/** The fields that decide a product's family, of products after an id and up to another, in order. */
export async function listFamilyMembers(
  db: Queryable,
  query: { afterId: number; upTo: number; limit: number },
): Promise<FamilyMember[]> {
  return db.rows(
    memberRow,
    sql`select id, group_id, brand_id, name, category, subcategory from product
      where id > ${query.afterId} and id <= ${query.upTo} order by id limit ${query.limit}`,
  );
}

const productRow = z
  .object({
    ...memberShape,
    brand: z.string(),
    category_text: z.string().nullable(),
    description: z.string().nullable(),
    features: z.array(z.string()),
    ingredients: z.array(z.string()),
    key_ingredients: z.array(z.string()),
  })
  .transform((row): TaggedProduct & FamilyMember => ({
    ...toMember(row),
    brand: row.brand,
    categoryText: row.category_text,
    description: row.description,
    features: row.features,
    ingredients: row.ingredients,
    keyIngredients: row.key_ingredients,
  }));

/** The fields that tags and families are derived from, of the products after an id, in order. */
export async function listProductsToTag(
  db: Queryable,
  query: { afterId: number; limit: number },
): Promise<(TaggedProduct & FamilyMember)[]> {
  return db.rows(
    productRow,
    sql`select product.id, group_id, brand_id, product.name, category, subcategory,
        brand.name as brand, category_text, description, features, ingredients, key_ingredients
      from product join brand on brand.id = brand_id
      where product.id > ${query.afterId} order by product.id limit ${query.limit}`,
  );
}

interface TagRow {
  id: number;
  tags: readonly string[];
  /** Null: unchanged. */
  familyId: number | null;
  /** Missing: unchanged. */
  resolved?: ProductIngredients;
}

const tagColumns: readonly Column<TagRow>[] = [
  { name: 'id', type: 'integer', value: ({ id }) => id },
  { name: 'family_id', type: 'integer', value: ({ familyId }) => familyId },
  { name: 'tags', type: 'text[]', value: ({ tags }) => tags },
  { name: 'ingredient_ids', type: 'text[]', value: ({ resolved }) => resolved?.ids },
  { name: 'unknown_ingredients', type: 'text[]', value: ({ resolved }) => resolved?.unknown },
];

/** Stores the tags, families and ingredients of products; rows that have them already are not written. */
export async function updateProductTags(db: Queryable, rows: readonly TagRow[]): Promise<void> {
  const familyId = sql`coalesce(given.family_id, product.family_id)`;
  const ids = sql`coalesce(given.ingredient_ids::integer[], product.ingredient_ids)`;
  const unknown = sql`coalesce(given.unknown_ingredients, product.unknown_ingredients)`;
  await db.execute(sql`update product set tags = given.tags, family_id = ${familyId},
      ingredient_ids = ${ids}, unknown_ingredients = ${unknown}
    from ${rowTable(tagColumns, rows)}
    where product.id = given.id
      and (product.tags, product.family_id, product.ingredient_ids, product.unknown_ingredients)
        is distinct from (given.tags, ${familyId}, ${ids}, ${unknown})`);
}

function toMember(row: {
  id: number;
  group_id: number;
  brand_id: number;
  name: string;
  category: string;
  subcategory: string;
}): FamilyMember {
  return {
    id: row.id,
    groupId: row.group_id,
    brandId: row.brand_id,
    name: row.name,
    category: row.category,
    subcategory: row.subcategory,
  };
}
