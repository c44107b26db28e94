import { z } from 'zod';
import type { RefusalReason } from '~/domain/pictures/photo-refused';
import { type Column, insertRows } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const hostRow = z.object({ host: z.string() });
const addressRow = z.object({ address: z.string() });

/** All hosts that pictures of retailers come from. */
export async function listPictureHosts(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.rows(
    hostRow,
    sql`select distinct lower(host) as host from retailer, unnest(picture_hosts) as host
      order by host limit ${limit}`,
  );
  return rows.map(({ host }) => host);
}

/** Sets the hosts that a retailer's pictures come from. */
export async function updatePictureHosts(
  db: Queryable,
  retailer: { id: number; hosts: readonly string[] },
): Promise<void> {
  await db.execute(
    sql`update retailer set picture_hosts = ${retailer.hosts}::text[] where id = ${retailer.id}`,
  );
}

/** The URL of a photo that has not been fetched yet. */
export async function findWaitingPicture(db: Queryable, productId: number): Promise<string | null> {
  const [row] = await db.rows(
    addressRow,
    sql`select address from source_picture where product_id = ${productId} and state = 'waiting'`,
  );
  return row?.address ?? null;
}

interface Outcome {
  productId: number;
  /** Ignored if the feed has named another one since. */
  address: string;
  now: Date;
}

/** Marks the photo as stored: it becomes the product's picture. */
export async function updatePictureStored(
  db: Queryable,
  outcome: Outcome & { photo: string },
): Promise<void> {
  await db.execute(
    sql`with kept as (
        update source_picture set state = 'kept', changed_at = ${outcome.now}
        where product_id = ${outcome.productId} and address = ${outcome.address}
        returning product_id
      )
      update product
      set picture = (picture::jsonb || jsonb_build_object('photo', ${outcome.photo}::text))::json
      from kept where id = kept.product_id`,
  );
}

/** Marks the photo as refused: the product's picture is composed again. */
export async function updatePictureRefused(
  db: Queryable,
  outcome: Outcome & { reason: RefusalReason },
): Promise<void> {
  await db.execute(
    sql`with refused as (
        update source_picture
        set state = 'refused', reason = ${outcome.reason}, changed_at = ${outcome.now}
        where product_id = ${outcome.productId} and address = ${outcome.address}
        returning product_id
      )
      update product set picture = (picture::jsonb - 'photo')::json
      from refused where id = refused.product_id`,
  );
}

/** Records the photo URLs of new products. */
export async function insertSourcePictures(
  db: Queryable,
  sources: readonly { productId: number; address: string; now: Date }[],
): Promise<void> {
  const columns: readonly Column<(typeof sources)[number]>[] = [
    { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
    { name: 'address', type: 'text', value: ({ address }) => address },
    { name: 'state', type: 'text', value: () => 'waiting' },
    { name: 'changed_at', type: 'timestamptz', value: ({ now }) => now },
  ];
  await db.execute(
    sql`${insertRows('source_picture', columns, sources)} on conflict (product_id) do nothing`,
  );
}

/** The hosts that a retailer's pictures may come from. */
export async function findPictureHosts(db: Queryable, retailerId: number): Promise<string[]> {
  const [row] = await db.rows(
    z.object({ hosts: z.array(z.string()) }),
    sql`select picture_hosts as hosts from retailer where id = ${retailerId}`,
  );
  return row?.hosts.map((host) => host.toLowerCase()) ?? [];
}
