import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** A name under which a retailer lists a product. */
export interface OtherName {
  productId: number;
  name: string;
}

/** The names of products at all retailers except one, in the order of the entries' ids, after this id. */
export async function listOtherNames(
  db: Queryable,
  query: { exceptRetailerId: number; afterId: number; limit: number },
): Promise<(OtherName & { id: number })[]> {
  return db.rows(
    z
      .object({ id: z.number(), product_id: z.number(), other_name: z.string() })
      .transform((row) => ({ id: row.id, productId: row.product_id, name: row.other_name })),
    sql`select id, product_id, other_name from feed_offer
      where other_name is not null and product_id is not null
        and retailer_id <> ${query.exceptRetailerId} and id > ${query.afterId}
      order by id limit ${query.limit}`,
  );
}
