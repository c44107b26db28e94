import { LRUCache } from 'lru-cache';
import type { Font } from 'opentype.js';
import { hasFont, readFont } from './font-file.server.ts';
import { type Glyph, traceGlyph } from './glyph.ts';
import { type KerningTable, tabulateKerning } from './kerning-table.ts';
import type { FontName } from './typefaces.ts';

/** A font's characters as outlines, so that text looks the same on every machine. */
export interface Face {
  /** Null if the font lacks the character. */
  glyph(character: string): Glyph | null;
  kerning(left: Glyph, right: Glyph): number;
}

const faces = new Map<string, Face>();

/** Opens a font; each is read once. */
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
 * The characters of the latin file. Their outlines and kerning are extracted at once and the parsed font is
 * dropped: fifty parsed fonts took ninety megabytes, which every garbage collection traversed.
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
  const kerningTable = tabulatePairs(latin, glyphs);

  function find(character: string): Glyph | null {
    const known = glyphs.get(character);
    if (known) return known;
    const extended = openExtended(name);
    const found = extended && traceGlyph(extended, character, true);
    if (found) return found;
    const base = substitutes[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
    return base !== character && base.length === 1 ? find(base) : null;
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
      if (!left.isExtended) return kerningTable(left.index, right.index) / unitsPerEm;
      const font = openExtended(name);
      return font ? font.getKerningValue(left.index, right.index) / font.unitsPerEm : 0;
    },
  };
}

const substitutes: Readonly<Record<string, string>> = { '’': "'", '–': '-', '—': '-', '…': '.' };

/** Not a closure of `createFace`, which would keep the parsed font in memory. */
function tabulatePairs(font: Font, glyphs: ReadonlyMap<string, Glyph | null>): KerningTable {
  const indexes = [...glyphs.values()].flatMap((glyph) => (glyph ? [glyph.index] : []));
  return tabulateKerning(indexes, (left, right) => font.getKerningValue(left, right));
}

/** Few names need a latin-ext file, so only the last two stay parsed. */
const extendedFonts = new LRUCache<string, { font: Font | null }>({ max: 2 });

function openExtended(name: FontName): Font | null {
  const key = keyOf(name);
  const known = extendedFonts.get(key);
  if (known) return known.font;
  const font = hasFont(name, 'latin-ext') ? readFont(name, 'latin-ext') : null;
  extendedFonts.set(key, { font });
  return font;
}
