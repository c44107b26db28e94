import { type Glyph, pointsOf } from './glyph.ts';

/** Limits how far a sharp corner moves, relative to its sides. */
const maxMiterRatio = 2.5;

const boldGlyphs = new WeakMap<Glyph, Map<number, Glyph>>();

/**
 * Moves a glyph's outline outwards by half of `gain`, relative to the font size, as ink spreads in print. A
 * stroke would look the same but takes as long to rasterize as everything else.
 */
export function embolden(glyph: Glyph, gain: number): Glyph {
  if (gain === 0) return glyph;
  const byGain = boldGlyphs.get(glyph) ?? new Map<number, Glyph>();
  boldGlyphs.set(glyph, byGain);
  let bold = byGain.get(gain);
  if (!bold) {
    bold = { ...glyph, points: moveOutwards(glyph, gain / 2) };
    byGain.set(gain, bold);
  }
  return bold;
}

function moveOutwards(glyph: Glyph, by: number): Float32Array {
  const contours = contoursOf(glyph);
  const area = contours.reduce((sum, [from, end]) => sum + areaOf(glyph.points, from, end), 0);
  // Holes have the opposite direction, so the same rule shrinks them.
  const distance = area < 0 ? -by : by;
  const moved = Float32Array.from(glyph.points);
  for (const [from, end] of contours) {
    for (let at = from; at < end; at += 2) {
      const [before, after] = [
        sideAt(glyph.points, at, from, end, -2),
        sideAt(glyph.points, at, from, end, 2),
      ];
      if (!before || !after) continue;
      // Along the bisector, farther the sharper the corner is.
      const x = before.y + after.y;
      const y = -before.x - after.x;
      const share = Math.max(1 + before.x * after.x + before.y * after.y, 2 / maxMiterRatio ** 2);
      moved[at] = glyph.points[at]! + (x / share) * distance;
      moved[at + 1] = glyph.points[at + 1]! + (y / share) * distance;
    }
  }
  return moved;
}

/** Start and end of each contour in the points. */
function contoursOf({ commands, points }: Glyph): [from: number, end: number][] {
  const starts: number[] = [];
  let at = 0;
  for (const command of commands) {
    if (command === 'M') starts.push(at);
    at += pointsOf[command]! * 2;
  }
  return starts.map((from, index) => [from, starts[index + 1] ?? points.length]);
}

function areaOf(points: Float32Array, from: number, end: number): number {
  let area = 0;
  for (let at = from; at < end; at += 2) {
    const next = at + 2 < end ? at + 2 : from;
    area += points[at]! * points[next + 1]! - points[next]! * points[at + 1]!;
  }
  return area / 2;
}

/** The direction of the side before (-2) or after (2) a point, skipping coincident points. */
function sideAt(
  points: Float32Array,
  at: number,
  from: number,
  end: number,
  step: -2 | 2,
): { x: number; y: number } | null {
  const length = end - from;
  for (let far = step; Math.abs(far) < length; far += step) {
    const other = from + ((at - from + far + length) % length);
    const x = points[other]! - points[at]!;
    const y = points[other + 1]! - points[at + 1]!;
    const size = Math.hypot(x, y);
    if (size > 1e-5) return { x: (x / size) * (step / 2), y: (y / size) * (step / 2) };
  }
  return null;
}
