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

/** Whether the font has this subset; some have no latin-ext file. */
export function hasFont(name: FontName, subset: Subset): boolean {
  const folder = dirname(require.resolve(`@fontsource/${name.family}/package.json`));
  return existsSync(join(folder, 'files', basename(fontFile(name, subset))));
}

/** Parses a font file. The result takes about two megabytes: do not keep it. */
export function readFont(name: FontName, subset: Subset): Font {
  const bytes = readFileSync(require.resolve(fontFile(name, subset)));
  return opentype.parse(new Uint8Array(bytes).buffer);
}
