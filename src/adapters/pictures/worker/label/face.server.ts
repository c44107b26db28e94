import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import type { FontName } from './typefaces.ts';

interface Glyph {
  /** Parts of the size. */
  advance: number;
  top: number;
  bottom: number;
  /** Outline at size 1, y downwards. */
  outline: readonly Stroke[];
  index: number;
  font: Font;
}

type Stroke = readonly [command: string, ...numbers: number[]];

/** One font file's letters as outlines: set by us, a label looks the same on every machine. */
export interface Face {
  /** Null for a character that the font does not have. */
  glyph(character: string): Glyph | null;
  kerning(left: Glyph, right: Glyph): number;
}

const require = createRequire(import.meta.url);
const faces = new Map<string, Face>();

/** The face, read once. */
export function openFace(name: FontName): Face {
  const key = `${name.family}-${name.weight}${name.italic ? '-italic' : ''}`;
  const known = faces.get(key);
  if (known) return known;
  const face = createFace(name);
  faces.set(key, face);
  return face;
}

function createFace(name: FontName): Face {
  const latin = readFont(name, 'latin');
  let extended: Font | null | undefined;
  const glyphs = new Map<string, Glyph | null>();
  function find(character: string): Glyph | null {
    if (latin.charToGlyphIndex(character) > 0) return traceGlyph(latin, character);
    // Most names never leave the first file, and some fonts have no second.
    if (extended === undefined)
      extended = hasFont(name, 'latin-ext') ? readFont(name, 'latin-ext') : null;
    if (extended && extended.charToGlyphIndex(character) > 0)
      return traceGlyph(extended, character);
    const plain = standIns[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
    return plain !== character && plain.length === 1 ? find(plain) : null;
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
      if (left.font !== right.font) return 0;
      const { font } = left;
      const value = font.getKerningValue(font.glyphs.get(left.index), font.glyphs.get(right.index));
      return value / font.unitsPerEm;
    },
  };
}

const standIns: Readonly<Record<string, string>> = { '’': "'", '–': '-', '—': '-', '…': '.' };

function fontFile({ family, weight, italic }: FontName, subset: string): string {
  const style = italic ? 'italic' : 'normal';
  return `@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`;
}

function hasFont(name: FontName, subset: string): boolean {
  const folder = dirname(require.resolve(`@fontsource/${name.family}/package.json`));
  return existsSync(join(folder, 'files', basename(fontFile(name, subset))));
}

function readFont(name: FontName, subset: string): Font {
  const bytes = readFileSync(require.resolve(fontFile(name, subset)));
  return opentype.parse(new Uint8Array(bytes).buffer);
}

function traceGlyph(font: Font, character: string): Glyph {
  const index = font.charToGlyphIndex(character);
  const glyph = font.glyphs.get(index);
  const scale = 1 / font.unitsPerEm;
  const outline = glyph.path.commands.map((command): Stroke => {
    switch (command.type) {
      case 'M':
      case 'L':
        return [command.type, command.x * scale, -command.y * scale];
      case 'Q':
        return [
          'Q',
          command.x1 * scale,
          -command.y1 * scale,
          command.x * scale,
          -command.y * scale,
        ];
      case 'C':
        return [
          'C',
          ...[command.x1 * scale, -command.y1 * scale],
          ...[command.x2 * scale, -command.y2 * scale],
          ...[command.x * scale, -command.y * scale],
        ];
      default:
        return ['Z'];
    }
  });
  const box = glyph.getBoundingBox();
  return {
    index,
    font,
    outline,
    advance: (glyph.advanceWidth ?? 0) * scale,
    top: Math.max(0, box.y2 * scale),
    bottom: Math.max(0, -box.y1 * scale),
  };
}
