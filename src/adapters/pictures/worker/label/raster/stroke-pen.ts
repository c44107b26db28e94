import { piecesOfArc } from './follow-path.ts';
import type { Pen } from './pen.ts';

export interface Line {
  width: number;
  /** Round at its ends and corners; otherwise cut off and pointed. */
  isRound: boolean;
  /** How long a dash is and how long the gap after it. */
  dash?: readonly [number, number] | undefined;
}

/** From here on a corner is rounded; below it is one of a curve's own. */
const leastTurn = 0.35;
/** A pointed corner goes no farther than so many times half of the line's width. */
const longestCorner = 4;

/** A pen that draws a line of some width along its way, as an outline for another. */
export function strokePen(
  pen: Pen,
  line: Line,
  tolerance: number,
): Pen & {
  finish(): void;
} {
  let points: number[] = [];
  const end = (isClosed: boolean) => {
    if (line.dash) for (const piece of dashes(points, isClosed, line.dash)) outline(piece, false);
    else outline(points, isClosed);
    points = [];
  };
  function outline(way: readonly number[], isClosed: boolean): void {
    const corners = withoutDoubles(way, isClosed);
    if (corners.length < 4) return;
    // A closed line has an outer and an inner edge, an open one has one edge all around.
    const there = edge(corners, isClosed, line, tolerance);
    const back = edge(reversed(corners), isClosed, line, tolerance);
    if (isClosed) for (const side of [there, back]) follow(pen, side);
    else follow(pen, [...there, ...back]);
  }
  return {
    move(x, y) {
      end(false);
      points.push(x, y);
    },
    line: (x, y) => void points.push(x, y),
    close: () => end(true),
    finish: () => end(false),
  };
}

function follow(pen: Pen, points: readonly number[]): void {
  pen.move(points[0] ?? 0, points[1] ?? 0);
  for (let i = 2; i < points.length; i += 2) pen.line(points[i] ?? 0, points[i + 1] ?? 0);
  pen.close();
}

/** The left side of a way, and of an open one the round end. */
function edge(
  corners: readonly number[],
  isClosed: boolean,
  { width, isRound }: Line,
  tolerance: number,
): number[] {
  const half = width / 2;
  const count = corners.length / 2;
  const sides: number[] = [];
  const at = (corner: number) => {
    const i = ((corner + count) % count) * 2;
    return [corners[i] ?? 0, corners[i + 1] ?? 0] as const;
  };
  /** The direction of the left side's normal, from a corner to the next. */
  const normal = (corner: number) => {
    const [[x, y], [nextX, nextY]] = [at(corner), at(corner + 1)];
    const length = Math.hypot(nextX - x, nextY - y);
    return [(nextY - y) / length, (x - nextX) / length] as const;
  };
  const turnAround = ([x, y]: readonly [number, number], from: number, turn: number) => {
    const pieces = piecesOfArc(turn, half, tolerance);
    for (let piece = 0; piece <= pieces; piece++) {
      const angle = from + (turn * piece) / pieces;
      sides.push(x + Math.cos(angle) * half, y + Math.sin(angle) * half);
    }
  };
  for (let corner = 0; corner < count; corner++) {
    const here = at(corner);
    if (!isClosed && corner === 0) {
      const [x, y] = normal(0);
      sides.push(here[0] + x * half, here[1] + y * half);
      continue;
    }
    const before = normal(corner - 1);
    const angle = Math.atan2(before[1], before[0]);
    if (!isClosed && corner === count - 1) {
      if (isRound) turnAround(here, angle, Math.PI);
      else sides.push(here[0] + before[0] * half, here[1] + before[1] * half);
      continue;
    }
    const after = normal(corner);
    const cosine = before[0] * after[0] + before[1] * after[1];
    const turn = Math.atan2(before[0] * after[1] - before[1] * after[0], cosine);
    if (isRound && turn > leastTurn) {
      turnAround(here, angle, turn);
      continue;
    }
    // Along the middle between both normals, farther the sharper the corner is.
    const reach = half / Math.max(1 + cosine, 2 / longestCorner ** 2);
    sides.push(here[0] + (before[0] + after[0]) * reach, here[1] + (before[1] + after[1]) * reach);
  }
  return sides;
}

function reversed(points: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) back.push(points[i] ?? 0, points[i + 1] ?? 0);
  return back;
}

function withoutDoubles(points: readonly number[], isClosed: boolean): number[] {
  const kept: number[] = [];
  const isSame = (i: number, x: number, y: number) =>
    Math.abs((kept[i] ?? Number.NaN) - x) + Math.abs((kept[i + 1] ?? 0) - y) < 1e-6;
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    if (!isSame(kept.length - 2, x, y)) kept.push(x, y);
  }
  const [x = 0, y = 0] = kept;
  if (isClosed && kept.length > 2 && isSame(kept.length - 2, x, y)) kept.length -= 2;
  return kept;
}

/** The pieces of a way that are drawn. */
function dashes(
  points: readonly number[],
  isClosed: boolean,
  [drawn, gap]: readonly [number, number],
): number[][] {
  const way = isClosed ? [...points, points[0] ?? 0, points[1] ?? 0] : points;
  const pieces: number[][] = [];
  if (!(drawn > 0 && gap > 0)) return [[...way]];
  let piece: number[] = [way[0] ?? 0, way[1] ?? 0];
  let [isDrawn, left] = [true, drawn];
  for (let i = 2; i < way.length; i += 2) {
    let [x, y] = [way[i - 2] ?? 0, way[i - 1] ?? 0];
    const [toX, toY] = [way[i] ?? 0, way[i + 1] ?? 0];
    for (let rest = Math.hypot(toX - x, toY - y); rest > 0; ) {
      const step = Math.min(rest, left);
      x += ((toX - x) * step) / rest;
      y += ((toY - y) * step) / rest;
      [rest, left] = [rest - step, left - step];
      if (isDrawn) piece.push(x, y);
      if (left > 0) continue;
      if (isDrawn) pieces.push(piece);
      isDrawn = !isDrawn;
      piece = [x, y];
      left = isDrawn ? drawn : gap;
    }
  }
  if (isDrawn) pieces.push(piece);
  return pieces;
}
