import { type ArtLevel, type LabelArt, prepareArt } from './art-levels.ts';
import { develop, toLinear } from './colour.ts';
import { measureSlope } from './label-surface.ts';
import type { LabelSurface, Shape } from './shape.ts';
import { neutral } from './tint.ts';

/** Ink and paper shine a little less than what they are on. */
const printGloss = 0.8;
const sample = new Float64Array(4);
const slope = new Float64Array(4);

/**
 * Lays the art onto the picture (three bytes a pixel, changed in place), bent as the surface is and shaded
 * like it.
 */
export function warpLabel(picture: Uint8Array, shape: Shape, art: LabelArt): void {
  const { label, base, gloss, area, width } = shape;
  if (!label) return;
  const levels = prepareArt(art);
  const finest = levels(0);
  const paper = label.light;
  for (let y = 0; y < label.height; y++) {
    for (let x = 0; x < label.width; x++) {
      const at = y * label.width + x;
      if (label.coverage[at] === 0) continue;
      const coverage = (label.coverage[at] as number) / 255;
      const detail = label.detail[at] as number;
      sampleArt(label, at, detail, detail < 2 ? finest : levels(detail - 1));
      const alpha = (sample[3] as number) * coverage;
      if (alpha < 0.002) continue;
      const row = label.top + y;
      const column = label.left + x;
      const shine = toLinear[
        gloss[(row - area.top) * area.width + column - area.left] as number
      ] as number;
      const pixel = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const i = pixel + channel;
        const light = toLinear[base[i] as number] as number;
        const reflected = light > shine ? shine : light;
        const shading = paper ? (paper[at] as number) : (light - reflected) / neutral;
        const below = toLinear[picture[i] as number] as number;
        picture[i] = develop(
          below * (1 - alpha) +
            coverage * (sample[channel] as number) * shading +
            alpha * reflected * printGloss,
        );
      }
    }
  }
}

/**
 * What a pixel sees of the art: one sample where the label faces the camera; four of the pixel's own
 * little square, from a smaller copy, where the surface turns away. All in one piece: fractions that are
 * handed from function to function would be put on the heap, megabytes of them a picture.
 */
function sampleArt(label: LabelSurface, at: number, detail: number, level: ArtLevel): void {
  const { pixels, start, width, height } = level;
  const isTurned = detail > 0;
  if (isTurned) measureSlope(label, at, slope);
  const ux = isTurned ? (slope[0] as number) : 0;
  const uy = isTurned ? (slope[1] as number) : 0;
  const vx = isTurned ? (slope[2] as number) : 0;
  const vy = isTurned ? (slope[3] as number) : 0;
  const taps = isTurned ? 4 : 1;
  const weight = 1 / taps;
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let tap = 0; tap < taps; tap++) {
    const sx = tap & 1 ? 0.25 : -0.25;
    const sy = tap & 2 ? 0.25 : -0.25;
    const u = (label.u[at] as number) + ux * sx + uy * sy;
    const v = (label.v[at] as number) + vx * sx + vy * sy;
    const x = Math.min(width - 1, Math.max(0, (u / 65535) * width - 0.5));
    const y = Math.min(height - 1, Math.max(0, (v / 65535) * height - 0.5));
    const left = x | 0;
    const top = y | 0;
    const fx = x - left;
    const fy = y - top;
    const w11 = fx * fy * weight;
    const w10 = fy * weight - w11;
    const w01 = fx * weight - w11;
    const w00 = weight - w01 - w10 - w11;
    const i00 = start + (top * width + left) * 4;
    const i01 = i00 + (left < width - 1 ? 4 : 0);
    const toFoot = top < height - 1 ? width * 4 : 0;
    const i10 = i00 + toFoot;
    const i11 = i01 + toFoot;
    red +=
      (pixels[i00] as number) * w00 +
      (pixels[i01] as number) * w01 +
      (pixels[i10] as number) * w10 +
      (pixels[i11] as number) * w11;
    green +=
      (pixels[i00 + 1] as number) * w00 +
      (pixels[i01 + 1] as number) * w01 +
      (pixels[i10 + 1] as number) * w10 +
      (pixels[i11 + 1] as number) * w11;
    blue +=
      (pixels[i00 + 2] as number) * w00 +
      (pixels[i01 + 2] as number) * w01 +
      (pixels[i10 + 2] as number) * w10 +
      (pixels[i11 + 2] as number) * w11;
    alpha +=
      (pixels[i00 + 3] as number) * w00 +
      (pixels[i01 + 3] as number) * w01 +
      (pixels[i10 + 3] as number) * w10 +
      (pixels[i11 + 3] as number) * w11;
  }
  sample[0] = red;
  sample[1] = green;
  sample[2] = blue;
  sample[3] = alpha;
}
