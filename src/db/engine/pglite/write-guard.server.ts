import type { DiskWatch } from '../data-folder/disk-watch.server';
import { refusedWrite } from '../refused-write.server';

/** What the guard needs of the engine or of a transaction. */
interface Executor {
  exec(script: string): Promise<unknown>;
}

export interface GuardLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface WriteGuard {
  /** Before statements of their own and transactions: makes the engine read-only, or writable again. */
  check(): Promise<void>;
  /** Before a statement in a transaction that may write: throws when there is no room for it. */
  checkInside(tx: Executor): Promise<void>;
  /** Why writes are refused; null when they are not. */
  refusesBecause(): string | null;
}

/**
 * Keeps the engine from filling the disk, because it does not survive that: when its log cannot grow, it
 * aborts and then hangs. While room is short, the engine itself refuses writes and still answers reads.
 */
export function guardWrites(engine: Executor, disk: DiskWatch, log: GuardLog): WriteGuard {
  let refusal: string | null = null;
  let changing: Promise<void> | undefined;

  async function change(low: string | undefined): Promise<void> {
    if (low === undefined) {
      await engine.exec('set default_transaction_read_only = off');
      refusal = null;
      log.info({}, 'there is room on the disk again: writes are accepted');
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
      // One that began read-only is told by the engine.
      if (refusal !== null || disk.lowBecause() === undefined) return;
      const stillLow = await makeRoom(tx, disk);
      if (stillLow !== undefined) throw refusedWrite(stillLow);
    },
    refusesBecause: () => refusal,
  };
}

/** A checkpoint gives back the parts of the log that are no longer needed. */
async function makeRoom(engine: Executor, disk: DiskWatch): Promise<string | undefined> {
  if (!disk.allowsCheckpoint()) return disk.lowBecause(true);
  let failed = false;
  await engine.exec('checkpoint').catch(() => {
    failed = true;
  });
  return disk.lowBecause(true) ?? (failed ? 'A checkpoint could not be written.' : undefined);
}
