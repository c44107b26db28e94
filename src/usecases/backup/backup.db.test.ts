import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipBackups } from '~/adapters/backup/create-backups.server';
import { readFileTree, writeFileTree } from '~/adapters/backup/file-tree.server';
import { openBackupFile } from '~/adapters/backup/zip-reader.server';
import { createBackupFile } from '~/adapters/backup/zip-writer.server';
import { createLocalFiles } from '~/adapters/files/local-files.server';
import { insertProfile } from '~/db/accounts/profile.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { acquireDataLock } from '~/db/engine/data-lock.server';
import type { Database } from '~/db/engine/database.server';
import { migrate } from '~/db/engine/migrate.server';
import { listAccessProblems } from '~/db/security/person-access.repo.server';
import { recordSecurityEvent } from '~/db/security/security-event.repo.server';
import { aBatch, anInterval, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openDirectTestDatabase, openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { queueMail } from '../email/queue-mail.server';
import { tidyPriceHistory } from '../prices/history/tidy-price-history.server';
import { readBackupFiles, readBackupManifest, restoreDatabase } from './restore-backup.server';
import { restoreSite } from './restore-site.server';
import { writeBackup } from './write-backup.server';

const now = new Date('2026-03-01T12:00:00Z');
const anna = randomUUID();
const mail = { to: 'anna@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
let folder: string;
let source: Database;
let target: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glowfare-backup-'));
  [source, target] = [await openTestDatabase(), await openDirectTestDatabase()];
  const deps = testDeps(source);
  const batch = aBatch(
    [aProduct(1, { name: 'Tab\there, line\nend, \\N and “quotes”' })],
    [anOffer(1)],
  );
  const past = [2_021, 2_024, 2_025].map((year) => {
    const [from, to] = [new Date(Date.UTC(year, 0, 5)), new Date(Date.UTC(year, 5, 6))];
    return anInterval(anOffer(1), { from, to });
  });
  await loadCatalog(deps, aSource({ ...batch, intervals: [...batch.intervals, ...past] }));
  deps.clock.set(now);
  await tidyPriceHistory(deps, { rawMonths: 24, maxRunMs: 60_000 });
  await asPerson(source, anna, (tx) =>
    insertProfile(tx, { userId: anna, username: 'Änna 🌸' }, now),
  );
  await recordSecurityEvent(source, {
    kind: 'operator_action',
    userId: null,
    sessionId: null,
    network: null,
    device: null,
    detail: 'backup',
    at: now,
  });
  await queueMail(source, mail, { now });
  await createLocalFiles(join(folder, 'files')).put('avatars/a', new Uint8Array([1, 2, 3]), 'x');
  // Left behind by a killed upload.
  writeFileSync(join(folder, 'files', '.drafts', 'half'), 'half');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a backup and returns its path and everything in it. */
async function backUp(db: Database, name: string) {
  const path = join(folder, name);
  const writer = createBackupFile(path, { replace: false });
  await writeBackup(
    { db, clock: { now: () => now }, files: readFileTree(join(folder, 'files')) },
    writer,
  );
  await writer.finish();
  const reader = await openBackupFile(path);
  const content: Record<string, string[]> = {};
  for (const entry of reader.names) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of reader.read(entry)) chunks.push(chunk);
    // The order of rows is not part of the data, and neither is their size on disk.
    const text = Buffer.concat(chunks).toString('utf8');
    content[entry] = text
      .replace(/"bytes": \d+/, '')
      .split('\n')
      .toSorted();
  }
  return { path, reader, content };
}

test('a restored database has the same rows, sequences and constraints, and so does its backup', async () => {
  const first = await backUp(source, 'first.zip');
  expect(statSync(first.path).mode & 0o777).toBe(0o600);
  expect(Object.keys(first.content)).toEqual(
    expect.arrayContaining([
      'tables/profile/000000.copy',
      'tables/daily_low_price/000000.copy',
      'tables/past_price_interval_2024_06/000000.copy',
    ]),
  );
  const manifest = await readBackupManifest(first.reader);
  await expect(restoreDatabase(target, first.reader, { manifest, replace: false })).rejects.toThrow(
    'The database contains data. Add --replace',
  );
  await restoreDatabase(target, first.reader, { manifest, replace: true });
  const second = await backUp(target, 'second.zip');
  expect(second.content).toEqual(first.content);
  expect(await migrate(target)).toEqual([]);
  expect(await listAccessProblems(target)).toEqual([]);
  // New rows continue after the highest id.
  expect(await queueMail(target, mail, { now })).not.toBeNull();
  await writeFileTree(join(folder, 'restored'), readBackupFiles(first.reader));
  expect([...readFileSync(join(folder, 'restored', 'avatars', 'a'))]).toEqual([1, 2, 3]);
  for (const { reader } of [first, second]) reader.close();
});

test('refuses a damaged backup and leaves the database unchanged', async () => {
  // Used by no other test: a restore refuses a database with other connections.
  const unchanged = await openDirectTestDatabase();
  const whole = await backUp(source, 'whole.zip');
  const manifest = await readBackupManifest(whole.reader);
  const bytes = readFileSync(whole.path);
  const cut = join(folder, 'cut.zip');
  writeFileSync(cut, bytes.subarray(0, bytes.length - 100));
  await expect(openBackupFile(cut)).rejects.toThrow(
    'is not a backup of Glowfare, or it is damaged',
  );
  const before = (await backUp(unchanged, 'before.zip')).content;
  const broken = {
    ...whole.reader,
    async *read() {
      yield Buffer.from('not a row\n');
    },
  };
  await expect(restoreDatabase(unchanged, broken, { manifest, replace: true })).rejects.toThrow(
    'invalid input syntax for type integer',
  );
  expect((await backUp(unchanged, 'after.zip')).content).toEqual(before);
});

test('a backup of a newer version is refused', async () => {
  const { reader } = await backUp(source, 'newer.zip');
  const manifest = await readBackupManifest(reader);
  manifest.database.migrations.push({ name: '9999_future', hash: 'x' });
  await expect(restoreDatabase(target, reader, { manifest, replace: true })).rejects.toThrow(
    'This backup belongs to a newer version of Glowfare: it has 9999_future',
  );
});

test('a restore refuses a site that runs or has data, and changes nothing', async () => {
  const { path, reader } = await backUp(source, 'refused.zip');
  reader.close();
  const dataDir = join(folder, 'site');
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'mine'), 'mine');
  const restore = (replace: boolean) =>
    restoreSite(
      { clock: { now: () => now } },
      {
        dataDir,
        engine: 'pglite',
        backups: zipBackups,
        openDatabase: () => Promise.reject(new Error('opened')),
        onCrash: () => {},
        print: () => {},
      },
      { path, replace },
    );
  await expect(restore(false)).rejects.toThrow('Add --replace');
  const lock = await acquireDataLock(dataDir);
  await expect(restore(true)).rejects.toThrow('in use');
  lock.release();
  expect(readdirSync(dataDir)).toEqual(['files']);
  expect(readdirSync(join(dataDir, 'files'))).toEqual(['mine']);
});

test('a backup that fails leaves no file, and one that exists is not overwritten', async () => {
  const path = join(folder, 'once.zip');
  const writer = createBackupFile(path, { replace: false });
  await writer.add('a', [Buffer.from('a')]);
  await writer.discard();
  expect(readdirSync(folder).filter((name) => name.startsWith('once'))).toEqual([]);
  writeFileSync(path, 'mine');
  expect(() => createBackupFile(path, { replace: false })).toThrow('--replace');
  expect(readFileSync(path, 'utf8')).toBe('mine');
});
