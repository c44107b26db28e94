import type { Font } from 'opentype.js';

/** The outline and metrics of a character, relative to the font size, y downwards. */
export interface Glyph {
  advance: number;
  top: number;
  bottom: number;
  /** The outline's commands in order: M, L, Q, C and Z. */
  commands: string;
  /** The commands' points, x and y alternating. */
  points: Float32Array;
  /** Its glyph index in the font. */
  index: number;
  /** Whether it comes from the font's latin-ext file. */
  isExtended: boolean;
}

/** Number of points per command. */
export const pointsOf: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3, Z: 0 };

/** Extracts a character from a font; null if the font lacks it. */
export function traceGlyph(font: Font, character: string, isExtended: boolean): Glyph | null {
  const index = font.charToGlyphIndex(character);
  if (index <= 0) return null;
  const glyph = font.glyphs.get(index);
  const scale = 1 / font.unitsPerEm;
  const box = glyph.getBoundingBox();
  const points: number[] = [];
  const commands: string[] = [];
  for (const command of glyph.path.commands) {
    commands.push(command.type);
    if (command.type === 'Z') continue;
    if (command.type === 'Q' || command.type === 'C') points.push(command.x1, command.y1);
    if (command.type === 'C') points.push(command.x2, command.y2);
    points.push(command.x, command.y);
  }
  return {
    ...{ index, isExtended },
    // Concatenation would leave a chain of string objects for the garbage collector.
    commands: commands.join(''),
    points: Float32Array.from(points, (value, i) => (i % 2 === 0 ? value : -value) * scale),
    advance: (glyph.advanceWidth ?? 0) * scale,
    top: Math.max(0, box.y2 * scale),
    bottom: Math.max(0, -box.y1 * scale),
  };
}
