import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const chainProductRow = rowOf({ retailerKey: z.string(), productId: z.number() });

/** The products that the other retailers of a chain sell under these ids. */
export async function listChainProducts(
  db: Queryable,
  query: {
    chain: string;
    exceptRetailerId: number;
    retailerKeys: readonly string[];
    limit: number;
  },
): Promise<{ retailerKey: string; productId: number }[]> {
  return db.rows(
    chainProductRow,
    sql`select distinct retailer_key, product_id from feed_offer
      where retailer_id = any(array(select id from retailer
          where chain = ${query.chain} and id <> ${query.exceptRetailerId}))
        and retailer_key = any(${query.retailerKeys}::text[]) and product_id is not null
      order by retailer_key, product_id limit ${query.limit}`,
  );
}
