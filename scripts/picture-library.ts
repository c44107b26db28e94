import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['assets/pictures/shapes', 'src/adapters/pictures/worker'];
const files = ['src/domain/pictures/picture-background.ts', 'src/domain/catalog/size.ts'];

/** A hash of everything that determines a product's picture; the fonts are pinned. */
export function hashPictureLibrary(): string {
  const all = [...files.map((file) => join(root, file)), ...folders.flatMap(listFiles)];
  const hash = createHash('sha256');
  for (const path of all.sort())
    hash.update(`${relative(root, path)}\0`).update(readFileSync(path));
  return hash.digest('base64url').slice(0, 16);
}

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}
