import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import type { Deps } from '../deps';

export interface CatalogVersion {
  /** The newest version this process has seen. */
  current(): number;
  stop(): Promise<void>;
}

/** Caches the catalog version, so that pages need no query for it. */
export async function followCatalogVersion({
  db,
  log,
}: Pick<Deps, 'db' | 'log'>): Promise<CatalogVersion> {
  let version = 0;
  const read = async () => {
    try {
      const state = await findCatalogState(db);
      version = Math.max(version, state.version);
    } catch (error) {
      log.warn({ err: error }, 'could not read the catalog version');
    }
  };
  const stop = await db.listen('catalog', (payload) => {
    const announcedVersion = Number(payload);
    if (payload !== '' && Number.isSafeInteger(announcedVersion))
      version = Math.max(version, announcedVersion);
    else void read();
  });
  await read();
  return { current: () => version, stop };
}
