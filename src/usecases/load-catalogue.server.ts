import { findCatalogueState, updateCatalogueLoaded } from '~/db/catalogue.repo.server';
import type { Deps } from './deps';

/** Makes sure that the catalogue was loaded once; true when this call did it. */
export async function loadCatalogue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { loadedAt } = await findCatalogueState(tx);
    if (loadedAt) return false;
    await updateCatalogueLoaded(tx, { productCount: 0, loadedAt: clock.now() });
    return true;
  });
}
