import { randomUUID } from 'node:crypto';
import { findFirstRetainedPriceChangeId } from '~/db/prices/price-change.repo.server';
import {
  deleteOldSearchSnapshots,
  findSearchSnapshot,
  releaseSnapshotLease,
  takeSnapshotLease,
  updateSearchSnapshot,
} from '~/db/search/search-snapshot.repo.server';
import type { SavableSearchIndex } from '~/domain/search/search-index';
import {
  type SearchSnapshots,
  type SnapshotPlace,
  SnapshotUnusable,
} from '~/domain/search/search-snapshots';
import type { Deps } from '../deps';
import type { BuiltSearchIndex } from './build-search-index.server';

/** The index that the processes with one folder share as a file: one builds it, the others load it. */
export interface SharedIndex {
  /** The newest snapshot with a higher products version; null if there is none that can be used. */
  load(newerThan: number, signal?: AbortSignal): Promise<BuiltSearchIndex | null>;
  /** Whether this process may build and save; others may not until `release`. */
  lease(): Promise<boolean>;
  release(): Promise<void>;
  /** Saves an index, unless a snapshot is about as new. Failures are logged. */
  save(current: BuiltSearchIndex, signal: AbortSignal): Promise<void>;
}

/** The lease of a process that died ends after this time. */
const leaseMs = 30_000;
const renewalMs = 10_000;
/** Applying this many changes after loading takes a second. */
const maxChangesBehind = 20_000;
/** Price changes are retained for a week, so older snapshots cannot be used. */
const maxSnapshotAgeDays = 8;

interface SharingOptions {
  snapshots: SearchSnapshots;
  /** No other process uses this database: a lease that is still held is one of a killed process. */
  isOnlyProcess?: boolean | undefined;
}

/** Without a usable folder, every process builds its own index. */
export async function shareSearchIndex(
  deps: Pick<Deps, 'db' | 'log'>,
  { snapshots, isOnlyProcess = false }: SharingOptions,
): Promise<SharedIndex> {
  try {
    const place = await snapshots.open();
    // With the same token at every start, the lease of a killed process can be renewed.
    const token = isOnlyProcess ? place.folder : randomUUID();
    return createSharedIndex(deps, snapshots, { place, token });
  } catch (error) {
    deps.log.warn({ err: error }, 'cannot store the search index');
    return {
      load: async () => null,
      lease: async () => true,
      release: async () => {},
      save: async () => {},
    };
  }
}

function createSharedIndex(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  snapshots: SearchSnapshots,
  { place, token }: { place: SnapshotPlace; token: string },
): SharedIndex {
  const takeLease = () => takeSnapshotLease(db, place, { token, ms: leaseMs });
  let renewal: NodeJS.Timeout | undefined;
  /** Not tried again. */
  let unusable: string | null = null;

  function ignore(file: string, reason: string): null {
    unusable = file;
    log.warn({ file, reason }, 'ignored the stored search index');
    return null;
  }

  async function loadFile(file: string, signal?: AbortSignal): Promise<SavableSearchIndex | null> {
    try {
      return await snapshots.load(file, signal);
    } catch (error) {
      if (error instanceof SnapshotUnusable) return ignore(file, error.message);
      throw error;
    }
  }

  async function store(
    { search, upToChange, productsVersion }: BuiltSearchIndex,
    signal: AbortSignal,
  ) {
    const startedAt = performance.now();
    const chunks = search.toBytes();
    const file = await snapshots.save(chunks, signal);
    const isNewest = await db.transaction((tx) =>
      updateSearchSnapshot(tx, place, token, { file, productsVersion, upToChange }),
    );
    if (!isNewest) return;
    const megabytes = Math.round(chunks.reduce((sum, { length }) => sum + length, 0) / 1e6);
    const tookMs = Math.round(performance.now() - startedAt);
    log.info({ file, megabytes, tookMs }, 'stored the search index');
    await snapshots.deleteOthers(file);
    await deleteOldSearchSnapshots(db, { maxAgeDays: maxSnapshotAgeDays });
  }

  async function lease(): Promise<boolean> {
    if (!(await takeLease())) return false;
    // Without the database, the lease ends and another process builds, which does no harm.
    renewal ??= setInterval(() => takeLease().catch(() => {}), renewalMs).unref();
    return true;
  }

  return {
    async load(newerThan, signal) {
      const saved = await findSearchSnapshot(db, place);
      if (!saved || saved.productsVersion <= newerThan || saved.file === unusable) return null;
      if (saved.upToChange + 1 < (await findFirstRetainedPriceChangeId(db))) {
        return ignore(saved.file, 'later price changes have been deleted');
      }
      const startedAt = performance.now();
      const search = await loadFile(saved.file, signal);
      if (!search) return null;
      const tookMs = Math.round(performance.now() - startedAt);
      log.info({ products: search.productCount, tookMs }, 'loaded the stored search index');
      return { search, upToChange: saved.upToChange, productsVersion: saved.productsVersion };
    },
    lease,
    async release() {
      if (!renewal) return;
      clearInterval(renewal);
      renewal = undefined;
      await releaseSnapshotLease(db, place, token);
    },
    async save(current, signal) {
      try {
        const saved = await findSearchSnapshot(db, place);
        const isRecent =
          saved &&
          saved.file !== unusable &&
          saved.productsVersion >= current.productsVersion &&
          saved.upToChange + maxChangesBehind >= current.upToChange;
        if (!isRecent && (await lease())) await store(current, signal);
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'could not store the search index');
      }
    },
  };
}
