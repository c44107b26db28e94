import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Shape } from './shape.ts';
import { packShape, unpackShape } from './shape-file.server.ts';

/** Shapes that were brought to a width before, by this process or another. */
export interface PreparedShapes {
  find(name: string, width: number): Shape | null;
  keep(name: string, shape: Shape): void;
}

/** A file of ours, finished or not. */
const ours = /^([a-z-]+-\d+|draft-[\da-f-]+)\.shape$/;
/** A folder of ours: one for each version of the renders and of the code that reads them. */
const folderName = (version: string) => `version-${version}`;
const ourFolder = /^version-[\w-]+$/;

/**
 * Keeps prepared shapes in a folder of its own within `home`, which belongs to nobody else. What goes
 * wrong here (a full disk, a rotten file) costs time and nothing more.
 */
export function openPreparedShapes(home: string, version: string): PreparedShapes {
  if (!ourFolder.test(folderName(version))) throw new RangeError(`no version: ${version}`);
  const folder = join(home, folderName(version));
  attempt(() => forgetOtherVersions(home, folderName(version)));
  return {
    find: (name, width) =>
      attempt(() => unpackShape(readFileSync(join(folder, fileName(name, width))))),
    keep(name, shape) {
      const draft = join(folder, `draft-${randomUUID()}.shape`);
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, packShape(shape));
        renameSync(draft, join(folder, fileName(name, shape.width)));
      }) ?? attempt(() => rmSync(draft, { force: true }));
    },
  };
}

const fileName = (name: string, width: number) => `${name}-${width}.shape`;

/**
 * Takes away what other versions have left. Only files with names that we give are removed, one by one,
 * and a folder only once it is empty: whatever somebody else has put there stays.
 */
function forgetOtherVersions(home: string, current: string): void {
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    if (!entry.isDirectory() || !ourFolder.test(entry.name) || entry.name === current) continue;
    const folder = join(home, entry.name);
    for (const file of readdirSync(folder)) if (ours.test(file)) rmSync(join(folder, file));
    attempt(() => rmdirSync(folder));
  }
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
