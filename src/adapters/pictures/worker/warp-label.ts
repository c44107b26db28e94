import { type LabelArt, prepareArt } from './art-levels.ts';
import { develop, toLinear } from './colour.ts';
import { clear, lookAround, lookOnce, mixed, seen } from './look-at-art.ts';
import { mixPaint, neutral, type Paint, paintPixel } from './paint.ts';
import type { Shape } from './shape.ts';

/** Ink and paper shine a little less than what they are on. */
const printGloss = 0.8;
/** On glass a reflection may hide what is printed; this much less of it is left. */
const glassGloss = 0.4;

/**
 * Lays the art onto the picture (three bytes a pixel, changed in place), bent as the surface is and shaded
 * like it.
 */
export function warpLabel(picture: Uint8Array, shape: Shape, art: LabelArt): void {
  const { label, base, gloss, area, width } = shape;
  if (!label) return;
  const levels = prepareArt(art);
  const finest = levels(0);
  const onGlass = label.light;
  const gleam = onGlass ? glassGloss : printGloss;
  const prints = new Map<number, Paint>();
  let print: Paint | undefined;
  let printed: number = clear;
  let turns = 0;
  for (let y = 0; y < label.height; y++) {
    const row = label.top + y;
    let at = y * label.width;
    let inArea = (row - area.top) * area.width + label.left - area.left;
    let pixel = (row * width + label.left) * 3;
    for (let x = 0; x < label.width; x++, at++, inArea++, pixel += 3) {
      const coverage = label.coverage[at] as number;
      if (coverage === 0) continue;
      const detail = label.detail[at] as number;
      const colour =
        detail === 0
          ? lookOnce(label, at, finest)
          : lookAround(label, at, turns++, detail < 2 ? finest : levels(detail - 1));
      if (colour === clear) continue;
      // Nearly all of a label is paper or ink through and through.
      if (coverage === 255 && colour !== mixed && colour >>> 24 === 255 && !onGlass) {
        if (colour !== printed || !print) {
          print = prints.get(colour) ?? printOf(colour);
          prints.set(colour, print);
          printed = colour;
        }
        paintPixel(picture, pixel, base, inArea * 3, gloss[inArea] as number, print);
        continue;
      }
      if (colour !== mixed) spread(colour);
      const covered = coverage / 255;
      const alpha = (seen[3] as number) * covered;
      if (alpha < 0.002) continue;
      const shine = toLinear[gloss[inArea] as number] as number;
      for (let channel = 0; channel < 3; channel++) {
        const i = pixel + channel;
        const light = toLinear[base[inArea * 3 + channel] as number] as number;
        const reflected = light > shine ? shine : light;
        const shading = onGlass ? (onGlass[at] as number) : (light - reflected) / neutral;
        const below = toLinear[picture[i] as number] as number;
        picture[i] = develop(
          below * (1 - alpha) +
            covered * (seen[channel] as number) * shading +
            alpha * reflected * gleam,
        );
      }
    }
  }
}

/** A colour that covers the surface, seen in every light. */
function printOf(colour: number): Paint {
  spread(colour);
  return mixPaint(
    Float64Array.from(seen.subarray(0, 3), (part) => part / neutral),
    printGloss,
  );
}

/** One texel as what is seen of the art. */
function spread(texel: number): void {
  const alpha = (texel >>> 24) / 255;
  seen[0] = (toLinear[texel & 255] as number) * alpha;
  seen[1] = (toLinear[(texel >>> 8) & 255] as number) * alpha;
  seen[2] = (toLinear[(texel >>> 16) & 255] as number) * alpha;
  seen[3] = alpha;
}
