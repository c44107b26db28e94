import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Saves products in a list, also products that do not exist, beyond every limit. */
export async function insertSavedProducts(
  db: Queryable,
  { listId, productIds }: { listId: string; productIds: readonly number[] },
): Promise<void> {
  await db.execute(sql`insert into favorite (user_id, product_id, list_id, saved_at)
    select user_id, product_id, id, now()
    from favorite_list, unnest(${productIds}::integer[]) as given (product_id)
    where id = ${listId}`);
}
