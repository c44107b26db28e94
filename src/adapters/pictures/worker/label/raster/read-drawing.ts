import type { Placing } from './pen.ts';
import type { Line } from './stroke-pen.ts';

/** One thing that is drawn: the inside of an outline, a line along it, or both. */
export interface Mark {
  path: string;
  placing: Placing;
  fill: string | null;
  stroke: ({ colour: string } & Line) | null;
}

export interface Drawing {
  width: number;
  height: number;
  marks: Mark[];
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Reads a label's SVG: exactly what our own labels consist of, and nothing that anybody else may write.
 * Whatever it does not know is an error, not left out.
 */
export function readDrawing(svg: string): Drawing {
  const marks: Mark[] = [];
  let head: Attributes | undefined;
  let placing: Placing | undefined;
  let outer: Placing | undefined;
  for (const [, end, name = '', rest = ''] of svg.matchAll(/<(\/?)(\w+)([^<>\w][^<>]*)?>/g)) {
    if (end) {
      placing = outer;
      continue;
    }
    const given = readAttributes(rest);
    if (name === 'svg') {
      head = given;
      placing = outer = stretched(given);
      continue;
    }
    if (!placing || !outer) throw new RangeError(`<${name}> outside of a drawing`);
    if (name === 'g') placing = turned(outer, given.transform ?? '');
    else marks.push({ path: pathOf(name, given), placing, ...paintOf(given) });
  }
  return { width: Number(head?.width), height: Number(head?.height), marks };
}

function readAttributes(text: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g))
    found[name] = value;
  return found;
}

const numbersIn = (text = '') => text.split(/[\s,]+/).map(Number);

/** The drawing's own units, stretched to its pixels. */
function stretched({ width, height, viewBox }: Attributes): Placing {
  const [, , w = 1, h = 1] = numbersIn(viewBox);
  return { a: Number(width) / w, b: 0, c: 0, d: Number(height) / h, e: 0, f: 0 };
}

/** A quarter of a turn to the left, after a way downwards: the only one that labels make. */
function turned({ a, d }: Placing, transform: string): Placing {
  const [, down] = /^translate\(0 ([\d.]+)\) rotate\(-90\)$/.exec(transform) ?? [];
  if (!down) throw new RangeError(`a drawing with ${transform}`);
  return { a: 0, b: -d, c: a, d: 0, e: 0, f: d * Number(down) };
}

function paintOf(given: Attributes): Pick<Mark, 'fill' | 'stroke'> {
  const { fill = 'none', stroke } = given;
  const [drawn = 0, gap = 0] = numbersIn(given['stroke-dasharray'] ?? '');
  return {
    fill: fill === 'none' ? null : fill,
    stroke: stroke
      ? {
          colour: stroke,
          width: Number(given['stroke-width'] ?? 1),
          isRound: given['stroke-linejoin'] === 'round',
          dash: drawn > 0 ? [drawn, gap] : undefined,
        }
      : null,
  };
}

function pathOf(name: string, given: Attributes): string {
  const at = (key: string) => Number(given[key] ?? 0);
  switch (name) {
    case 'path':
      return given.d ?? '';
    case 'polygon':
      return `M${(given.points ?? '').split(' ').join('L')}Z`;
    case 'ellipse':
      return ellipsePath(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return rectPath(at('x'), at('y'), at('width'), at('height'), at('rx'));
    default:
      throw new RangeError(`a drawing with <${name}>`);
  }
}

function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  const radii = `A${rx} ${ry} 0 0 1`;
  return `M${x + rx} ${y}${radii} ${x - rx} ${y}${radii} ${x + rx} ${y}Z`;
}

function rectPath(x: number, y: number, w: number, h: number, radius: number): string {
  const [right, foot] = [x + w, y + h];
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0) return `M${x} ${y}H${right}V${foot}H${x}Z`;
  const corner = `A${r} ${r} 0 0 1`;
  return `M${x + r} ${y}H${right - r}${corner} ${right} ${y + r}V${foot - r}${corner} ${right - r} ${foot}H${x + r}${corner} ${x} ${foot - r}V${y + r}${corner} ${x + r} ${y}Z`;
}
