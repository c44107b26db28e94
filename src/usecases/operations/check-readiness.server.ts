import { setTimeout as pause } from 'node:timers/promises';
import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import { pingDatabase } from '~/db/engine/health.repo.server';
import { countPendingMigrations } from '~/db/engine/migrate.server';
import { listAccessProblems } from '~/db/security/person-access.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

export interface Readiness {
  ready: boolean;
  /** 'ok' or the problem, for each part. */
  parts: { database: string; migrations: string; access: string; catalog: string };
  /** The kind of database; null if it does not respond. */
  database: 'pglite' | 'postgres' | null;
  productCount: number;
}

const waiting = 'waiting for the database';
/** A database that does not answer within this time counts as away. */
const answerWithinMs = 1_000;

/** Checks whether this process can serve everything: database, migrations, access rules and catalog. */
export async function checkReadiness({ db }: Pick<Deps, 'db'>): Promise<Readiness> {
  try {
    await pingDatabase(db);
    const pending = await countPendingMigrations(db);
    if (pending > 0) {
      const migrations = `${pending} to apply`;
      const next = 'waiting for the migrations';
      return notReady({ database: 'ok', migrations, access: next, catalog: next });
    }
    const access = (await listAccessProblems(db)).length;
    const catalog = await findCatalogState(db);
    const loaded = catalog.loadedAt !== null;
    return {
      ready: loaded && access === 0,
      parts: {
        // Still ready: a read-only site should keep serving pages.
        database: db.refusesWritesBecause() === null ? 'ok' : 'read-only: the disk is almost full',
        migrations: 'ok',
        access: access === 0 ? 'ok' : `${access} to repair`,
        catalog: loaded ? 'ok' : 'loading',
      },
      database: db.kind,
      productCount: catalog.productCount,
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'database_unavailable') throw error;
    return withoutDatabase();
  }
}

/** The same within a second, for probes with a time limit: a frozen database only answers late. */
export async function checkReadinessSoon(deps: Pick<Deps, 'db'>): Promise<Readiness> {
  const checked = checkReadiness(deps);
  checked.catch(() => {});
  return Promise.race([
    checked,
    pause(answerWithinMs, undefined, { ref: false }).then(withoutDatabase),
  ]);
}

/** Whether the database answers within a second. */
export async function isDatabaseUp({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const answered = pingDatabase(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(answerWithinMs, false, { ref: false })]);
}

function withoutDatabase(): Readiness {
  return notReady({ database: 'away', migrations: waiting, access: waiting, catalog: waiting });
}

function notReady(parts: Readiness['parts']): Readiness {
  return { ready: false, parts, database: null, productCount: 0 };
}
