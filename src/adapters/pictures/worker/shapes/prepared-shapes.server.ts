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

/** Shapes already scaled to a width, shared by all processes of a version. */
export interface PreparedShapes {
  find(name: string, width: number): Shape | null;
  save(name: string, shape: Shape): void;
}

/** Complete and unfinished shape files. */
const shapeFilePattern = /^([a-z-]+-\d+|draft-[\da-f-]+)\.shape$/;
/** One folder for each version of the renders and of the code that reads them. */
const folderName = (version: string) => `version-${version}`;
const versionFolderPattern = /^version-[\w-]+$/;

/**
 * Opens the folder of prepared shapes for one version within `root`. Failures (a full disk, a corrupt file)
 * are ignored: the shape is decoded again.
 */
export function openPreparedShapes(root: string, version: string): PreparedShapes {
  if (!versionFolderPattern.test(folderName(version)))
    throw new RangeError(`invalid version: ${version}`);
  const folder = join(root, folderName(version));
  tryOrNull(() => removeOtherVersions(root, folderName(version)));
  return {
    find: (name, width) =>
      tryOrNull(() => unpackShape(readFileSync(join(folder, fileName(name, width))))),
    save(name, shape) {
      const draft = join(folder, `draft-${randomUUID()}.shape`);
      tryOrNull(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, packShape(shape));
        renameSync(draft, join(folder, fileName(name, shape.width)));
      }) ?? tryOrNull(() => rmSync(draft, { force: true }));
    },
  };
}

const fileName = (name: string, width: number) => `${name}-${width}.shape`;

/**
 * Removes the shape files of other versions, and a folder only once it is empty: files that this cache did
 * not create stay.
 */
function removeOtherVersions(root: string, current: string): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || !versionFolderPattern.test(entry.name) || entry.name === current)
      continue;
    const folder = join(root, entry.name);
    for (const file of readdirSync(folder))
      if (shapeFilePattern.test(file)) rmSync(join(folder, file));
    tryOrNull(() => rmdirSync(folder));
  }
}

function tryOrNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
