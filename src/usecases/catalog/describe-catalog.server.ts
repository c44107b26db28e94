import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import type { CatalogState } from '~/domain/catalog/catalog-state';
import type { Deps } from '../deps';

/** What the catalog holds right now. */
export async function describeCatalog({ db }: Pick<Deps, 'db'>): Promise<CatalogState> {
  return findCatalogState(db.reader);
}
