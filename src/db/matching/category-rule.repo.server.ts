import { z } from 'zod';
import type { CategoryRule } from '~/domain/matching/categories/place-category';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const ruleRow = z.object({ phrase: z.string(), category: z.string(), subcategory: z.string() });

/** Adds a rule, or changes the category of its phrase. */
export async function upsertCategoryRule(
  db: Queryable,
  rule: CategoryRule,
  addedAt: Date,
): Promise<void> {
  await db.execute(
    sql`insert into category_rule (phrase, category, subcategory, added_at)
      values (${rule.phrase}, ${rule.category}, ${rule.subcategory}, ${addedAt})
      on conflict (phrase) do update set category = excluded.category,
        subcategory = excluded.subcategory, added_at = excluded.added_at`,
  );
}

/** Removes the rule of a phrase; false if there is none. */
export async function deleteCategoryRule(db: Queryable, phrase: string): Promise<boolean> {
  const removed = await db.rows(
    z.object({ phrase: z.string() }),
    sql`delete from category_rule where phrase = ${phrase} returning phrase`,
  );
  return removed.length > 0;
}

/** The operator's rules in the order of their phrases. */
export async function selectCategoryRules(db: Queryable, limit: number): Promise<CategoryRule[]> {
  return db.rows(
    ruleRow,
    sql`select phrase, category, subcategory from category_rule order by phrase limit ${limit}`,
  );
}

/** Changes whenever the operator adds a category rule or decides a match. */
export async function findOperatorRulesVersion(db: Queryable): Promise<string> {
  const [row] = await db.rows(
    z.object({ rules: z.number(), rules_at: z.number(), settled: z.number() }),
    sql`select count(*) as rules,
        coalesce(extract(epoch from max(added_at)) * 1000, 0)::bigint as rules_at,
        (select count(*) from match_question where settled_at is not null) as settled
      from category_rule`,
  );
  return row ? `${row.rules}.${row.rules_at}.${row.settled}` : '';
}
