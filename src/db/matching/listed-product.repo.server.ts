import { z } from 'zod';
import { columnLists, zipColumns } from '../engine/column-lists.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const lists = z.object({
  product_id: z.array(z.number()),
  title_score: z.array(z.number().nullable()),
});

/** The products that a retailer has a shown entry for, in order, with its score if its title decided. */
export async function listListedProducts(
  db: Queryable,
  { retailerId, afterId, limit }: { retailerId: number; afterId: number; limit: number },
): Promise<{ productId: number; titleScore: number | null }[]> {
  const [found] = await db.rows(
    lists,
    sql`select ${columnLists(lists)} from (
      select product_id, case when matched_by = 'title' then score end as title_score
      from feed_offer where retailer_id = ${retailerId} and state = 'placed'
        and product_id > ${afterId} order by product_id limit ${limit}) as listed`,
  );
  return zipColumns(found, (columns, at) => ({
    productId: at(columns.product_id),
    titleScore: at(columns.title_score),
  }));
}

/** Makes these entries the shown ones of their products; the former ones are matched again later. */
export async function updateShownEntries(
  db: Queryable,
  retailerId: number,
  shown: readonly { productId: number; retailerKey: string }[],
): Promise<void> {
  const productIds = shown.map(({ productId }) => productId);
  const keys = shown.map(({ retailerKey }) => retailerKey);
  await db.execute(
    sql`update feed_offer set state = 'double', product_id = null, hash = ''
      where retailer_id = ${retailerId} and state = 'placed'
        and product_id = any(${productIds}::integer[])`,
  );
  await db.execute(
    sql`update feed_offer set state = 'placed' where retailer_id = ${retailerId}
      and retailer_key = any(${keys}::text[]) and product_id = any(${productIds}::integer[])`,
  );
}
