import { z } from 'zod';
import type { CatalogueState } from '~/domain/catalogue-state';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

const stateRow = z
  .object({
    version: z.number(),
    product_count: z.number(),
    loaded_at: z.date().nullable(),
  })
  .transform(
    (row): CatalogueState => ({
      version: row.version,
      productCount: row.product_count,
      loadedAt: row.loaded_at,
    }),
  );

/** The catalogue's one row of facts. */
export async function findCatalogueState(db: Queryable): Promise<CatalogueState> {
  const [state] = await db.rows(
    stateRow,
    sql`select version, product_count, loaded_at from catalogue`,
  );
  if (!state) throw new Error('The catalogue table has lost its only row.');
  return state;
}

/** Records that a load has finished and how many products there are now; moves the version on. */
export async function updateCatalogueLoaded(
  db: Queryable,
  load: { productCount: number; loadedAt: Date },
): Promise<void> {
  await db.execute(sql`
    update catalogue set version = version + 1, product_count = ${load.productCount},
      loaded_at = ${load.loadedAt}`);
  await db.execute(sql`select pg_notify('catalogue', (select version::text from catalogue))`);
}
