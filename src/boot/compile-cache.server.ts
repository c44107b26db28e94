import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of this release's compiled code; those of other releases are deleted. Null before the first start has
 * created the data folder, closed to other users.
 */
export function prepareCompileCache(dataDir: string, entryFile: string): string | null {
  if (!existsSync(dataDir)) return null;
  const folder = join(dataDir, 'compile-cache');
  // The entry file imports files whose names change with their content.
  const release = createHash('sha256').update(readFileSync(entryFile)).digest('hex').slice(0, 16);
  try {
    for (const name of readdirSync(folder))
      if (name !== release) rmSync(join(folder, name), { recursive: true, force: true });
  } catch {
    // It does not exist yet, or it is read-only.
  }
  return join(folder, release);
}
