import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const categoryRow = z.object({ path: z.string(), entries: z.number(), placed: z.number() });

/** The category texts of a retailer's entries, or of all, with their numbers; most frequent first. */
export async function listFeedCategories(
  db: Queryable,
  query: { retailerId: number | null; limit: number },
): Promise<{ path: string; entries: number; placed: number }[]> {
  return db.rows(
    categoryRow,
    sql`select coalesce(category_text, '') as path, count(*) as entries,
        count(*) filter (where state in ('placed', 'double')) as placed
      from feed_offer
      where ${query.retailerId}::integer is null or retailer_id = ${query.retailerId}::integer
      group by 1 order by 2 desc, 1 limit ${query.limit}`,
  );
}
