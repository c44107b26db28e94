import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** Makes the next `loadCatalog` load its source again, as version 2. */
export async function resetCatalog(db: Queryable): Promise<void> {
  await db.execute(sql`update catalog set version = 1, loaded_at = null`);
}

/** Changes when the catalog was loaded; null: it is not loaded. */
export async function setCatalogLoadedAt(db: Queryable, loadedAt: Date | null): Promise<void> {
  await db.execute(sql`update catalog set loaded_at = ${loadedAt}`);
}

/** Gives a product another name. */
export async function renameProduct(db: Queryable, id: number, name: string): Promise<void> {
  await db.execute(sql`update product set name = ${name} where id = ${id}`);
}

/** Gives a brand another name. */
export async function renameBrand(db: Queryable, id: number, name: string): Promise<void> {
  await db.execute(sql`update brand set name = ${name} where id = ${id}`);
}

/** Makes a product one without a price. */
export async function deleteProductPrice(db: Queryable, id: number): Promise<void> {
  await db.execute(sql`delete from product_price where product_id = ${id}`);
}

/** Removes a field from the stored picture of a product. */
export async function deletePictureField(
  db: Queryable,
  { productId, field }: { productId: number; field: 'photo' | 'typeface' },
): Promise<void> {
  await db.execute(sql`update product set picture = (picture::jsonb - ${field}::text)::json
    where id = ${productId}`);
}

/** What became of the photo that a feed named for a product; null if there is none. */
export async function findSourcePicture(
  db: Queryable,
  productId: number,
): Promise<{ state: string; reason: string | null } | null> {
  const [picture] = await db.rows(
    z.object({ state: z.string(), reason: z.string().nullable() }),
    sql`select state, reason from source_picture where product_id = ${productId}`,
  );
  return picture ?? null;
}
