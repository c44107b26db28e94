import { LRUCache } from 'lru-cache';
import type { Font } from 'opentype.js';
import { hasFont, readFont } from './font-file.server.ts';
import { type Glyph, traceGlyph } from './glyph.ts';
import { type KerningTable, tabulateKerning } from './kerning-table.ts';
import type { FontName } from './typefaces.ts';

/** One typeface's letters as outlines: set by us, a label looks the same on every machine. */
export interface Face {
  /** Null for a character that the font does not have. */
  glyph(character: string): Glyph | null;
  kerning(left: Glyph, right: Glyph): number;
}

const faces = new Map<string, Face>();

/** The face, read once. */
export function openFace(name: FontName): Face {
  const key = keyOf(name);
  const known = faces.get(key);
  if (known) return known;
  const face = createFace(name);
  faces.set(key, face);
  return face;
}

const keyOf = ({ family, weight, italic }: FontName) =>
  `${family}-${weight}${italic ? '-italic' : ''}`;

/**
 * What the first file of a typeface is for. Its letters and the space between any two are taken out at
 * once: fifty parsed fonts held ninety megabytes, which the collector went through again and again.
 */
const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ıŒœ–—‘’“”•…€™'];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

function createFace(name: FontName): Face {
  const latin = readFont(name, 'latin');
  const { unitsPerEm } = latin;
  const glyphs = new Map<string, Glyph | null>();
  for (const letter of letters) {
    const glyph = traceGlyph(latin, letter, false);
    if (glyph) glyphs.set(letter, glyph);
  }
  const space = measurePairs(latin, glyphs);

  function find(character: string): Glyph | null {
    // Most names never leave the first file, and some typefaces have no second.
    const known = glyphs.get(character);
    if (known) return known;
    const extended = openExtended(name);
    const found = extended && traceGlyph(extended, character, true);
    if (found) return found;
    const bare = standIns[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
    return bare !== character && bare.length === 1 ? find(bare) : null;
  }
  return {
    glyph(character) {
      let glyph = glyphs.get(character);
      if (glyph === undefined) {
        glyph = find(character);
        glyphs.set(character, glyph);
      }
      return glyph;
    },
    kerning(left, right) {
      if (left.isExtended !== right.isExtended) return 0;
      if (!left.isExtended) return space(left.index, right.index) / unitsPerEm;
      const font = openExtended(name);
      return font ? kerningOf(font, left.index, right.index) / font.unitsPerEm : 0;
    },
  };
}

const standIns: Readonly<Record<string, string>> = { '’': "'", '–': '-', '—': '-', '…': '.' };

/** A function of its own: what is written within `createFace` would hold on to the font. */
function measurePairs(font: Font, glyphs: ReadonlyMap<string, Glyph | null>): KerningTable {
  const indexes = [...glyphs.values()].flatMap((glyph) => (glyph ? [glyph.index] : []));
  return tabulateKerning(indexes, (left, right) => kerningOf(font, left, right));
}

function kerningOf(font: Font, left: number, right: number): number {
  return font.getKerningValue(font.glyphs.get(left), font.glyphs.get(right));
}

/** Few names need the second file; whoever does not need it again soon reads it again. */
const extendedFonts = new LRUCache<string, { font: Font | null }>({ max: 2 });

function openExtended(name: FontName): Font | null {
  const key = keyOf(name);
  const known = extendedFonts.get(key);
  if (known) return known.font;
  const font = hasFont(name, 'latin-ext') ? readFont(name, 'latin-ext') : null;
  extendedFonts.set(key, { font });
  return font;
}
