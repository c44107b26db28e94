import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import { sendWakeup } from '../engine/wakeup.repo.server';

/** The channel for changes of cards that are not price changes. */
export const cardChangeChannel = 'cards';

/** Tells every process that a product's picture changed; sent when the transaction commits. */
export async function notifyCardChanged(db: Queryable, productId: number): Promise<void> {
  await sendWakeup(db, { channel: cardChangeChannel, payload: String(productId) });
}

/** Tells every process that a store was added or changed; sent when the transaction commits. */
export async function notifyStoresChanged(db: Queryable): Promise<void> {
  await sendWakeup(db, { channel: cardChangeChannel, payload: 'stores' });
}

/** The ids of products after an id, in order. */
export async function listProductIds(
  db: Queryable,
  query: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db.rows(
    z.object({ id: z.number() }),
    sql`select id from product where id > ${query.afterId} order by id limit ${query.limit}`,
  );
  return rows.map(({ id }) => id);
}
