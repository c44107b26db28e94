import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import type { FontName } from './typefaces.ts';

type Subset = 'latin' | 'latin-ext';

const require = createRequire(import.meta.url);

function fontFile({ family, weight, italic }: FontName, subset: Subset): string {
  const style = italic ? 'italic' : 'normal';
  return `@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`;
}

/** Whether there is such a file; not every typeface has letters beyond western Europe's. */
export function hasFont(name: FontName, subset: Subset): boolean {
  const folder = dirname(require.resolve(`@fontsource/${name.family}/package.json`));
  return existsSync(join(folder, 'files', basename(fontFile(name, subset))));
}

/** A font file, parsed: a few milliseconds and two megabytes, so nobody should hold on to it. */
export function readFont(name: FontName, subset: Subset): Font {
  const bytes = readFileSync(require.resolve(fontFile(name, subset)));
  return opentype.parse(new Uint8Array(bytes).buffer);
}
