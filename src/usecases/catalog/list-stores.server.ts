import { listRetailers } from '~/db/catalog/retailer.repo.server';
import type { Retailer } from '~/domain/catalog/product';
import type { Deps } from '../deps';

const maxStores = 200;

/** The stores that we compare, in the order in which they were added. */
export async function listStores({ db }: Pick<Deps, 'db'>): Promise<Retailer[]> {
  const stores = await listRetailers(db.reader, maxStores);
  return stores.sort((a, b) => a.id - b.id);
}
