import type { DiskWatch } from '../data-folder/disk-watch.server';
import { refusedWrite } from '../refused-write.server';

/** The part of the engine or a transaction that the guard uses. */
interface Executor {
  exec(script: string): Promise<unknown>;
}

export interface GuardLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface WriteGuard {
  /** Before single statements and transactions: makes the engine read-only or writable. */
  check(): Promise<void>;
  /** Before a statement in a transaction that may write: throws if there is no space. */
  checkInside(tx: Executor): Promise<void>;
  /** Why writes are refused; null if they are not. */
  refusesBecause(): string | null;
}

/**
 * Prevents the engine from filling the disk: when its log cannot grow, it aborts and then hangs. While
 * space is short, the engine refuses writes but answers reads.
 */
export function guardWrites(engine: Executor, disk: DiskWatch, log: GuardLog): WriteGuard {
  let refusal: string | null = null;
  let changing: Promise<void> | undefined;

  async function change(low: string | undefined): Promise<void> {
    if (low === undefined) {
      await engine.exec('set default_transaction_read_only = off');
      refusal = null;
      log.info({}, 'the disk has space again: writes are accepted');
      return;
    }
    const stillLow = await makeRoom(engine, disk);
    if (stillLow === undefined) return;
    await engine.exec('set default_transaction_read_only = on');
    refusal = stillLow;
    log.error({ reason: stillLow }, 'the disk is almost full: writes are refused');
  }

  return {
    async check() {
      const low = disk.lowBecause();
      if ((low === undefined) === (refusal === null)) return;
      changing ??= change(low).finally(() => {
        changing = undefined;
      });
      await changing;
    },
    async checkInside(tx) {
      // A transaction that started read-only is refused by the engine.
      if (refusal !== null || disk.lowBecause() === undefined) return;
      const stillLow = await makeRoom(tx, disk);
      if (stillLow !== undefined) throw refusedWrite(stillLow);
    },
    refusesBecause: () => refusal,
  };
}

/** A checkpoint frees log segments that are no longer needed. */
async function makeRoom(engine: Executor, disk: DiskWatch): Promise<string | undefined> {
  if (!disk.allowsCheckpoint()) return disk.lowBecause(true);
  let failed = false;
  await engine.exec('checkpoint').catch(() => {
    failed = true;
  });
  return disk.lowBecause(true) ?? (failed ? 'A checkpoint could not be written.' : undefined);
}
