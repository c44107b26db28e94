import type { Pen } from './pen.ts';

/**
 * Follows SVG path data in absolute commands (M L H V Q T C A Z; arcs that are not turned). A curve becomes
 * so many straight pieces that none is farther from it than `tolerance`.
 */
export function followPath(data: string, pen: Pen, tolerance: number): void {
  let at = 0;
  let [x, y, startX, startY, bendX, bendY] = [0, 0, 0, 0, 0, 0];

  function number(): number {
    let code = data.charCodeAt(at);
    while (code === space || code === comma) code = data.charCodeAt(++at);
    const first = at;
    let sign = 1;
    if (code === minus) {
      sign = -1;
      code = data.charCodeAt(++at);
    }
    let value = 0;
    for (; code >= zero && code <= nine; code = data.charCodeAt(++at)) {
      value = value * 10 + code - zero;
    }
    if (code === point) {
      let part = 0.1;
      code = data.charCodeAt(++at);
      for (; code >= zero && code <= nine; code = data.charCodeAt(++at), part *= 0.1) {
        value += (code - zero) * part;
      }
    }
    if (code === exponent) {
      while (/[\de+-]/.test(data[at] ?? '')) at++;
      return Number(data.slice(first, at));
    }
    if (at === first) throw new RangeError(`no number in a path at ${at}`);
    return sign * value;
  }

  function lineTo(toX: number, toY: number): void {
    [x, y] = [toX, toY];
    pen.line(x, y);
  }

  function bendTo(toX: number, toY: number): void {
    const off = Math.hypot(x - 2 * bendX + toX, y - 2 * bendY + toY);
    const pieces = Math.ceil(Math.sqrt(off / (4 * tolerance))) || 1;
    for (let piece = 1; piece < pieces; piece++) {
      const t = piece / pieces;
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      pen.line(p * x + q * bendX + r * toX, p * y + q * bendY + r * toY);
    }
    lineTo(toX, toY);
  }

  function curveTo(ax: number, ay: number, bx: number, by: number, toX: number, toY: number): void {
    const off = Math.max(
      Math.hypot(x - 2 * ax + bx, y - 2 * ay + by),
      Math.hypot(ax - 2 * bx + toX, ay - 2 * by + toY),
    );
    const pieces = Math.ceil(Math.sqrt((0.75 * off) / tolerance)) || 1;
    for (let piece = 1; piece < pieces; piece++) {
      const t = piece / pieces;
      const s = 1 - t;
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      pen.line(p * x + q * ax + r * bx + u * toX, p * y + q * ay + r * by + u * toY);
    }
    lineTo(toX, toY);
  }

  while (at < data.length) {
    const command = data[at++];
    switch (command) {
      case 'M':
        [x, y] = [number(), number()];
        [startX, startY] = [x, y];
        pen.move(x, y);
        break;
      case 'L':
        lineTo(number(), number());
        break;
      case 'H':
        lineTo(number(), y);
        break;
      case 'V':
        lineTo(x, number());
        break;
      case 'Q':
        [bendX, bendY] = [number(), number()];
        bendTo(number(), number());
        break;
      case 'T':
        // Only ever after a Q: its bend, mirrored.
        [bendX, bendY] = [2 * x - bendX, 2 * y - bendY];
        bendTo(number(), number());
        break;
      case 'C':
        curveTo(number(), number(), number(), number(), number(), number());
        break;
      case 'A': {
        const radii = [number(), number()] as const;
        if (number() !== 0) throw new RangeError('a turned arc');
        const arc = { radii, isLarge: number() !== 0, isClockwise: number() !== 0 };
        const [toX, toY] = [number(), number()];
        followArc(pen, arc, [x, y], [toX, toY], tolerance);
        lineTo(toX, toY);
        break;
      }
      case 'Z':
        [x, y] = [startX, startY];
        pen.close();
        break;
      case ' ':
        break;
      default:
        throw new RangeError(`a path with ${command}`);
    }
  }
}

const [space, comma, minus, point, zero, nine, exponent] = [32, 44, 45, 46, 48, 57, 101];

interface Arc {
  radii: readonly [number, number];
  isLarge: boolean;
  isClockwise: boolean;
}

/** All of an arc but its end: on a circle of radius 1, then stretched. */
function followArc(
  pen: Pen,
  { radii: [rx, ry], isLarge, isClockwise }: Arc,
  from: readonly [number, number],
  to: readonly [number, number],
  tolerance: number,
): void {
  if (rx === 0 || ry === 0) return;
  const half = [(to[0] - from[0]) / 2 / rx, (to[1] - from[1]) / 2 / ry] as const;
  const reach = Math.hypot(...half);
  if (reach === 0) return;
  // Radii that are too small for the way are made to fit it.
  const scale = Math.max(1, reach);
  const aside = (Math.sqrt(Math.max(0, scale * scale - reach * reach)) / reach) * side();
  const centre = [
    from[0] / rx + half[0] - half[1] * aside,
    from[1] / ry + half[1] + half[0] * aside,
  ] as const;
  const first = Math.atan2(from[1] / ry - centre[1], from[0] / rx - centre[0]);
  let turn = Math.atan2(to[1] / ry - centre[1], to[0] / rx - centre[0]) - first;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  const pieces = piecesOfArc(turn, Math.max(rx, ry) * scale, tolerance);
  for (let piece = 1; piece < pieces; piece++) {
    const angle = first + (turn * piece) / pieces;
    pen.line(
      (centre[0] + Math.cos(angle) * scale) * rx,
      (centre[1] + Math.sin(angle) * scale) * ry,
    );
  }

  function side(): number {
    return isLarge === isClockwise ? -1 : 1;
  }
}

/** How many straight pieces a turn around a circle needs. */
export function piecesOfArc(turn: number, radius: number, tolerance: number): number {
  const step = 2 * Math.acos(Math.max(0, 1 - tolerance / Math.max(radius, tolerance)));
  return Math.max(1, Math.ceil(Math.abs(turn) / step));
}
