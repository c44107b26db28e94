import { chmodSync, copyFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { glowfare } from './glowfare-command.ts';
import { queueTestMail } from './queue-test-mail.ts';
import {
  copyDataFolder,
  createDataFolder,
  listMailIds,
  pathsOthersCanAccess,
  startSite,
} from './site-process.ts';

test('an exposed data folder is closed once, with a notice that its keys were replaced', async () => {
  const folder = copyDataFolder('empty');
  const notice = 'other users of this machine could read the database';
  try {
    for (const path of [folder.path, join(folder.path, 'pglite')]) chmodSync(path, 0o755);
    for (const isFirst of [true, false]) {
      const site = await startSite({ DATA_DIR: folder.path });
      expect(site.output().includes(notice)).toBe(isFirst);
      expect(pathsOthersCanAccess(folder.path)).toEqual([]);
      await site.end('SIGTERM');
    }
  } finally {
    folder.remove();
  }
});

/** src/usecases/backup/backup.db.test.ts compares the rows of all tables. */
test('a backup of a running site restores to the same site', async () => {
  const [source, target] = [copyDataFolder('empty'), createDataFolder()];
  const [first, second] = [join(source.path, 'first.zip'), join(target.path, 'second.zip')];
  try {
    const site = await startSite({ DATA_DIR: source.path });
    const mailId = await queueTestMail(site.url);
    const backup = await glowfare(source.path, ['backup', first]).ended;
    expect(backup).toMatchObject({ code: 0, stdout: expect.stringContaining('secrets.key') });
    expect(statSync(first).mode & 0o777).toBe(0o600);
    expect(readdirSync(source.path).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
    await site.end('SIGTERM');

    const dataDir = join(target.path, 'data');
    const restored = await glowfare(dataDir, ['restore', first]).ended;
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    copyFileSync(join(source.path, 'secrets.key'), join(dataDir, 'secrets.key'));
    const again = await startSite({ DATA_DIR: dataDir });
    expect(await listMailIds(again.url)).toContain(mailId);
    expect(await (await fetch(`${again.url}/readyz`)).json()).toMatchObject({ access: 'ok' });
    await again.end('SIGTERM');
    expect((await glowfare(dataDir, ['backup', second]).ended).code).toBe(0);
    expect(pathsOthersCanAccess(dataDir)).toEqual([]);
  } finally {
    source.remove();
    target.remove();
  }
});
