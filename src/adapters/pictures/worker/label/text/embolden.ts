import { type Glyph, pointsOf } from './glyph.ts';

/** A sharp corner goes no farther than so many times the way that its sides go. */
const longestCorner = 2.5;

const known = new WeakMap<Glyph, Map<number, Glyph>>();

/**
 * The letter with its outline moved outwards by half of `gain`, in parts of the size: as ink spreads in
 * print. A stroke around it would look the same, but drawing one takes as long as all the rest.
 */
export function embolden(glyph: Glyph, gain: number): Glyph {
  if (gain === 0) return glyph;
  const ofGlyph = known.get(glyph) ?? new Map<number, Glyph>();
  known.set(glyph, ofGlyph);
  let bolder = ofGlyph.get(gain);
  if (!bolder) {
    bolder = { ...glyph, points: moveOutwards(glyph, gain / 2) };
    ofGlyph.set(gain, bolder);
  }
  return bolder;
}

function moveOutwards(glyph: Glyph, by: number): Float32Array {
  const contours = contoursOf(glyph);
  const area = contours.reduce((sum, [from, end]) => sum + areaOf(glyph.points, from, end), 0);
  // Holes run the other way round, so that they become smaller by the same rule.
  const way = area < 0 ? -by : by;
  const moved = Float32Array.from(glyph.points);
  for (const [from, end] of contours) {
    for (let at = from; at < end; at += 2) {
      const [before, after] = [
        sideAt(glyph.points, at, from, end, -2),
        sideAt(glyph.points, at, from, end, 2),
      ];
      if (!before || !after) continue;
      // Along the middle between both sides' directions, farther the sharper the corner is.
      const x = before.y + after.y;
      const y = -before.x - after.x;
      const share = Math.max(1 + before.x * after.x + before.y * after.y, 2 / longestCorner ** 2);
      moved[at] = glyph.points[at]! + (x / share) * way;
      moved[at + 1] = glyph.points[at + 1]! + (y / share) * way;
    }
  }
  return moved;
}

/** Where each closed line begins and ends among the points. */
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

/** The direction of the line that leads to a point (-2) or away from it (2); points may lie on each other. */
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
