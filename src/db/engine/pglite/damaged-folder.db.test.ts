import { mkdtempSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPgliteFolder, pgliteOptions } from '../pglite.server';
import { sql } from '../sql.server';

const template = inject('databaseTemplate');

describe.runIf(template.kind === 'pglite')('a database folder', () => {
  let parent: string;
  let folder: string;
  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'glowfare-damaged-'));
    folder = join(parent, 'pglite');
    const loadDataDir = await openAsBlob(template.kind === 'pglite' ? template.dump : '');
    await (await PGlite.create(folder, { ...pgliteOptions, loadDataDir })).close();
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  test('without its log is not opened, and the message says why and what to do', async () => {
    const log = join(folder, 'pg_wal');
    renameSync(log, join(parent, 'kept'));
    await expect(openPgliteFolder(folder, { onCrash: () => {} })).rejects.toThrow(
      /cannot be opened: .*pg_wal.*Nothing was replaced.*restore a backup/,
    );
    rmSync(log, { recursive: true, force: true });
    renameSync(join(parent, 'kept'), log);
  });

  // The last test: the engine is unusable afterwards.
  test('whose log cannot grow reports the crash before the next statement can hang', async () => {
    const crashes: string[] = [];
    const db = await openPgliteFolder(folder, { onCrash: (reason) => crashes.push(reason) });
    // Like a disk without space for the next log segment.
    rmSync(join(folder, 'pg_wal'), { recursive: true });
    writeFileSync(join(folder, 'pg_wal'), '');
    await expect(
      db.execute(sql`select pg_switch_wal(), pg_logical_emit_message(true, 'x', 'x')`),
    ).rejects.toThrow();
    expect(crashes).toEqual([expect.stringMatching(/pg_wal/)]);
  });
});
