import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '~/db/engine/migrate.server';
import { asDatabase, pgliteOptions } from '~/db/engine/pglite.server';
import './test-database';

/** Creates and migrates one database and dumps it: loading a dump is five times faster. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'glowfare-pglite-'));
  const engine = await PGlite.create('memory://', pgliteOptions);
  await migrate(asDatabase(engine));
  const dump = join(folder, 'template.tar');
  await writeFile(dump, (await engine.dumpDataDir('none')).stream());
  await engine.close();
  project.provide('databaseTemplate', { kind: 'pglite', dump });
  return () => rm(folder, { recursive: true, force: true });
}
