import type { LabelArt } from '../../art-levels.ts';
import { coverageOf } from './coverage.ts';
import { followPath } from './follow-path.ts';
import { placed } from './pen.ts';
import { type Mark, readDrawing } from './read-drawing.ts';
import { strokePen } from './stroke-pen.ts';

/** No straight piece of a curve is farther from it than this part of a pixel. */
const tolerance = 0.08;

/** Used again for every label: they are drawn and laid on one after the other. */
let memory = new Int32Array(0);

/**
 * Draws a label's SVG. By ourselves: librsvg is made for drawings of any kind, and takes four times as long.
 * The art is good until the next one is drawn.
 */
export function drawArt(svg: string): LabelArt {
  const { width, height, marks } = readDrawing(svg);
  if (memory.length < width * height) memory = new Int32Array(width * height);
  const texels = memory.subarray(0, width * height).fill(0);
  const coverage = coverageOf(width, height);
  for (const { path, placing, fill, stroke } of marks) {
    const pen = placed(coverage, placing);
    const nearest = tolerance / Math.max(Math.abs(placing.a), Math.abs(placing.b));
    if (fill) {
      followPath(path, pen, nearest);
      coverage.finish(inkFor(texels, width, fill));
    }
    if (stroke) {
      const along = strokePen(pen, stroke, nearest);
      followPath(path, along, nearest);
      along.finish();
      coverage.finish(inkFor(texels, width, stroke.colour));
    }
  }
  return { width, height, texels };
}

type Ink = (y: number, from: number, to: number, share: number) => void;

/** Lays a color over what is there, as much of it as a pixel is covered. */
function inkFor(texels: Int32Array, width: number, colour: NonNullable<Mark['fill']>): Ink {
  const [, hex = '', opacity = 'ff'] = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(colour) ?? [];
  if (!hex) throw new RangeError(`no colour: ${colour}`);
  const value = Number.parseInt(hex, 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  const own = red | (green << 8) | (blue << 16);
  const most = Number.parseInt(opacity, 16);
  const whole = own | (most << 24);
  return (y, from, to, share) => {
    const alpha = (share * most + 0.5) | 0;
    const end = y * width + to;
    if (alpha === 0) return;
    if (alpha === 255) texels.fill(whole, y * width + from, end);
    else {
      for (let at = y * width + from; at < end; at++) {
        const below = texels[at] as number;
        texels[at] =
          below >>> 24 === 0 ? own | (alpha << 24) : over(below, red, green, blue, alpha);
      }
    }
  };
}

/** A color over a texel that is not clear. */
function over(below: number, red: number, green: number, blue: number, alpha: number): number {
  const left = ((below >>> 24) * (255 - alpha)) / 255;
  const all = alpha + left;
  const mix = (one: number, other: number) => ((one * alpha + other * left) / all + 0.5) | 0;
  return (
    mix(red, below & 255) |
    (mix(green, (below >>> 8) & 255) << 8) |
    (mix(blue, (below >>> 16) & 255) << 16) |
    (((all + 0.5) | 0) << 24)
  );
}
