import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '~/db/engine/database.server';
import { dayMs } from '~/domain/durations';

const prefix = 'snapshot-';
/** Older snapshots belong to a killed backup command: no backup takes this long. */
const maxAgeMs = dayMs;

/**
 * Copies the files of a database that only this process may open, so that another process can read the
 * copy. Statements wait during the copy. The caller removes the returned folder.
 */
export async function takeSnapshot(
  { db, dataDir }: { db: Database; dataDir: string },
  now: Date,
): Promise<{ folder: string }> {
  if (!db.copyFiles) throw new Error('Only PGlite needs snapshots.');
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(dataDir, name);
    if (now.getTime() - (await stat(path)).mtimeMs > maxAgeMs)
      await rm(path, { recursive: true, force: true });
  }
  const folder = join(dataDir, `${prefix}${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    await db.copyFiles(join(folder, 'pglite'));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder };
}
