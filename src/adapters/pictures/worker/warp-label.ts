import { type ArtLevel, type LabelArt, prepareArt } from './art-levels.ts';
import { develop, toLinear } from './colour.ts';
import { slopeAt } from './label-surface.ts';
import type { LabelSurface, Shape } from './shape.ts';
import { neutral } from './tint.ts';

/** Ink and paper shine a little less than what they are on. */
const printGloss = 0.8;
const sample = new Float64Array(4);

/**
 * Lays the art onto the picture (three bytes a pixel, changed in place), bent as the surface is and shaded
 * like it.
 */
export function warpLabel(picture: Uint8Array, shape: Shape, art: LabelArt): void {
  const { label, base, gloss, area, width } = shape;
  if (!label) return;
  const levels = prepareArt(art);
  const paper = label.light;
  for (let y = 0; y < label.height; y++) {
    for (let x = 0; x < label.width; x++) {
      const at = y * label.width + x;
      if (label.coverage[at] === 0) continue;
      const coverage = (label.coverage[at] as number) / 255;
      sampleArt(label, at, levels);
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
 * little square, from a smaller copy, where the surface turns away.
 */
function sampleArt(label: LabelSurface, at: number, levels: (halvings: number) => ArtLevel): void {
  const { u, v, coverage, width, height } = label;
  const detail = label.detail[at] as number;
  const hereU = u[at] as number;
  const hereV = v[at] as number;
  sample.fill(0);
  if (detail === 0) {
    addBilinear(levels(0), hereU / 65535, hereV / 65535, 1);
    return;
  }
  const level = levels(detail - 1);
  const { ux, uy, vx, vy } = slopeAt(u, v, coverage, width, height, at);
  for (let tap = 0; tap < 4; tap++) {
    const sx = tap & 1 ? 0.25 : -0.25;
    const sy = tap & 2 ? 0.25 : -0.25;
    const tapU = (hereU + ux * sx + uy * sy) / 65535;
    const tapV = (hereV + vx * sx + vy * sy) / 65535;
    addBilinear(level, tapU, tapV, 0.25);
  }
}

function addBilinear(level: ArtLevel, u: number, v: number, weight: number): void {
  const { pixels, start, width, height } = level;
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const left = x | 0;
  const top = y | 0;
  const fx = x - left;
  const fy = y - top;
  const toRight = left < width - 1 ? 4 : 0;
  const toFoot = top < height - 1 ? width * 4 : 0;
  const at = start + (top * width + left) * 4;
  const w11 = fx * fy * weight;
  const w10 = fy * weight - w11;
  const w01 = fx * weight - w11;
  const w00 = weight - w01 - w10 - w11;
  for (let channel = 0; channel < 4; channel++) {
    const i = at + channel;
    sample[channel] =
      (sample[channel] as number) +
      (pixels[i] as number) * w00 +
      (pixels[i + toRight] as number) * w01 +
      (pixels[i + toFoot] as number) * w10 +
      (pixels[i + toFoot + toRight] as number) * w11;
  }
}
