import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import type { CatalogState } from '~/domain/catalog/catalog-state';
import type { Deps } from '../deps';

/** The current state and size of the catalog. */
export async function describeCatalog({ db }: Pick<Deps, 'db'>): Promise<CatalogState> {
  return findCatalogState(db.reader);
}
