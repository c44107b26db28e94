import { findCatalogueState } from '~/db/catalog/catalogue.repo.server';
import type { Deps } from '../deps';

export interface CatalogueVersion {
  /** The newest version this process has heard of. */
  current(): number;
  stop(): Promise<void>;
}

/** Keeps the catalogue's version at hand without asking the database on every page. */
export async function followCatalogueVersion({
  db,
  log,
}: Pick<Deps, 'db' | 'log'>): Promise<CatalogueVersion> {
  let version = 0;
  const read = async () => {
    try {
      const state = await findCatalogueState(db);
      version = Math.max(version, state.version);
    } catch (error) {
      log.warn({ err: error }, 'could not read the catalogue version');
    }
  };
  const stop = await db.listen('catalogue', (payload) => {
    const told = Number(payload);
    if (payload !== '' && Number.isSafeInteger(told)) version = Math.max(version, told);
    else void read();
  });
  await read();
  return { current: () => version, stop };
}
