import { findCatalogueState } from '~/db/catalog/catalogue.repo.server';
import type { CatalogueState } from '~/domain/catalog/catalogue-state';
import type { Deps } from '../deps';

/** What the catalogue holds right now. */
export async function describeCatalogue({ db }: Pick<Deps, 'db'>): Promise<CatalogueState> {
  return findCatalogueState(db.reader);
}
