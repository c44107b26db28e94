import {
  findRetailerBySlug,
  listRetailerSettings,
  listRetailers,
} from '~/db/catalog/retailer.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { AppError } from '~/domain/app-error';
import type { Retailer, RetailerSettings } from '~/domain/catalog/product';
import type { Deps } from '../deps';

const maxStores = 200;

/** The stores that we compare, in the order in which they were added. */
export async function listStores({ db }: Pick<Deps, 'db'>): Promise<Retailer[]> {
  return readStores(db.reader);
}

/** Like `listStores`, with what only the operator needs to know. */
export async function listStoreSettings({ db }: Pick<Deps, 'db'>): Promise<RetailerSettings[]> {
  const stores = await listRetailerSettings(db, maxStores);
  return stores.sort((a, b) => a.id - b.id);
}

/** Like `listStores`, from this connection. */
export async function readStores(db: Queryable): Promise<Retailer[]> {
  const stores = await listRetailers(db, maxStores);
  return stores.sort((a, b) => a.id - b.id);
}

export async function findStore(
  { db }: Pick<Deps, 'db'>,
  { slug }: { slug: string },
): Promise<Retailer> {
  const retailer = await findRetailerBySlug(db, slug);
  if (retailer) return retailer;
  const problem = 'We don’t know this store.';
  throw new AppError('invalid_body', { message: problem, fields: { store: problem } });
}
