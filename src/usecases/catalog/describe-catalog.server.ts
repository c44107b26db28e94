import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import type { CatalogState } from '~/domain/catalog/catalog-state';
import type { Deps } from '../deps';

export async function describeCatalog({ db }: Pick<Deps, 'db'>): Promise<CatalogState> {
  return findCatalogState(db.reader);
}
