import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { sql } from '../sql.server';

const mebibyte = 1024 * 1024;
const names = z.object({ name: z.string() });
const insert = (name: string) =>
  sql`insert into site_secret (name, value, created_at) values (${name}, 'x', now())`;

/** A database on a disk whose free space the test sets. */
async function openOnDisk() {
  const logged: string[] = [];
  const disk = {
    low: undefined as string | undefined,
    lowBecause: () => disk.low,
    allowsCheckpoint: () => true,
  };
  const db = await openTestDatabase({
    disk,
    log: { info: (_, text) => logged.push(text), error: (_, text) => logged.push(text) },
  });
  return { db, disk, logged };
}

// PostgreSQL manages its own disk.
describe.runIf(inject('databaseTemplate').kind === 'pglite')('a disk that is almost full', () => {
  test('allows reads, refuses writes with a reason, and accepts them when there is space', async () => {
    const { db, disk, logged } = await openOnDisk();
    await db.execute(insert('before'));
    disk.low = `${3 * mebibyte} bytes are free`;
    const refusal = { code: 'read_only', detail: disk.low };
    await expect(db.execute(insert('single'))).rejects.toMatchObject(refusal);
    await expect(db.transaction((tx) => tx.execute(insert('inside')))).rejects.toMatchObject(
      refusal,
    );
    await expect(
      db.withLock('upkeep', (session) => session.script('create table shelf (id int)')),
    ).rejects.toMatchObject(refusal);
    expect(db.refusesWritesBecause()).toBe(disk.low);
    const read = () => db.rows(names, sql`select name from site_secret order by name`);
    expect(await read()).toEqual([{ name: 'before' }]);
    expect(
      await db.transaction((tx) => tx.rows(names, sql`select name from site_secret`)),
    ).toHaveLength(1);
    disk.low = undefined;
    await db.execute(insert('later'));
    expect(await read()).toEqual([{ name: 'before' }, { name: 'later' }]);
    expect(db.refusesWritesBecause()).toBeNull();
    expect(logged).toEqual([
      'the disk is almost full: writes are refused',
      'the disk has space again: writes are accepted',
    ]);
  });

  test('stops and rolls back a transaction in progress', async () => {
    const { db, disk } = await openOnDisk();
    const work = db.transaction(async (tx) => {
      await tx.execute(insert('first'));
      disk.low = 'full';
      await tx.execute(insert('second'));
    });
    await expect(work).rejects.toMatchObject({ code: 'read_only', detail: 'full' });
    disk.low = undefined;
    expect(await db.rows(names, sql`select name from site_secret`)).toEqual([]);
  });
});
