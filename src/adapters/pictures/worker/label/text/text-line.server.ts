import { embolden } from './embolden.ts';
import type { Face } from './face.server.ts';
import { pointsOf } from './glyph.ts';

/** A font and its letter spacing, relative to the font size. */
export interface Setting {
  face: Face;
  tracking: number;
}

export interface LineMeasure {
  /** Width, ascent and descent relative to the font size. */
  width: number;
  top: number;
  bottom: number;
}

/** Measures a line at size 1; characters that the font lacks are skipped. */
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

/** The line as SVG path data; `x` is its left end, `y` its baseline, `gain` its extra boldness. */
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
        parts.push(`${round(x + points[at]! * size)} ${round(y + points[at + 1]! * size)} `);
      }
    }
    x += glyph.advance * size;
    before = glyph;
  }
  return parts.join('');
}

/** A tenth of a unit is far smaller than a pixel. */
const round = (value: number) => Math.round(value * 10) / 10;
