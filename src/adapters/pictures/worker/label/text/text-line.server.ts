import { embolden } from './embolden.ts';
import type { Face } from './face.server.ts';
import { pointsOf } from './glyph.ts';

/** How a line is set: the face and the space between letters, in parts of the size. */
export interface Setting {
  face: Face;
  tracking: number;
}

export interface LineMeasure {
  /** All in parts of the size: how wide, how far above and below the base line. */
  width: number;
  top: number;
  bottom: number;
}

/** How much room a line needs at size 1; characters that the face lacks are left out. */
export function measureLine(text: string, { face, tracking }: Setting): LineMeasure {
  const measure = { width: 0, top: 0, bottom: 0 };
  let before: ReturnType<Face['glyph']> = null;
  for (const character of text) {
    const glyph = face.glyph(character);
    if (!glyph) continue;
    if (before) measure.width += face.kerning(before, glyph) + tracking;
    measure.width += glyph.advance;
    measure.top = Math.max(measure.top, glyph.top);
    measure.bottom = Math.max(measure.bottom, glyph.bottom);
    before = glyph;
  }
  return measure;
}

/** The line's outlines as SVG path data; `x` is its left end, `y` its base line, `gain` how much bolder it is. */
export function drawLine(
  text: string,
  { face, tracking }: Setting,
  place: { x: number; y: number; size: number; gain?: number },
): string {
  const { y, size, gain = 0 } = place;
  let { x } = place;
  let before: ReturnType<Face['glyph']> = null;
  const parts: string[] = [];
  for (const character of text) {
    const glyph = face.glyph(character);
    if (!glyph) continue;
    if (before) x += (face.kerning(before, glyph) + tracking) * size;
    const { commands, points } = embolden(glyph, gain);
    let at = 0;
    for (const command of commands) {
      parts.push(command);
      const end = at + pointsOf[command]! * 2;
      for (; at < end; at += 2) {
        parts.push(`${short(x + points[at]! * size)} ${short(y + points[at + 1]! * size)} `);
      }
    }
    x += glyph.advance * size;
    before = glyph;
  }
  return parts.join('');
}

/** A tenth of a unit is far below a pixel. */
const short = (value: number) => Math.round(value * 10) / 10;
