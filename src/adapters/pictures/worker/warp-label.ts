import { develop, toLinear } from './colour.ts';
import type { Shape } from './shape.ts';
import { neutral } from './tint.ts';

/** Drawn label, four bytes a pixel, colour not multiplied by alpha. */
export interface LabelArt {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Ink and paper shine a little less than what they are on. */
const printGloss = 0.8;

/** One size of the art in linear light, colour multiplied by alpha. */
interface Level {
  width: number;
  height: number;
  pixels: Float32Array;
}

/**
 * Lays the art onto the picture (three bytes a pixel, changed in place), bent as the surface is and shaded
 * like it. A pixel takes four samples of its own little square, from a smaller copy of the art where
 * the surface turns away and a pixel sees more of it.
 */
export function warpLabel(picture: Uint8Array, shape: Shape, art: LabelArt): void {
  const { label, base, gloss, width } = shape;
  if (!label) return;
  const levels = makeLevels(art);
  const paper = label.light;
  const sample = new Float32Array(4);
  for (let y = 0; y < label.height; y++) {
    for (let x = 0; x < label.width; x++) {
      const at = y * label.width + x;
      const coverage = (label.coverage[at] as number) / 255;
      if (coverage === 0) continue;
      sampleArt(sample, label, at, x, y, levels);
      const alpha = (sample[3] as number) * coverage;
      if (alpha < 0.002) continue;
      const pixel = (label.top + y) * width + label.left + x;
      const shine = toLinear[gloss[pixel] as number] as number;
      for (let channel = 0; channel < 3; channel++) {
        const light = toLinear[base[pixel * 3 + channel] as number] as number;
        const shading = paper
          ? (paper[at] as number)
          : light > shine
            ? (light - shine) / neutral
            : 0;
        const i = pixel * 3 + channel;
        const below = toLinear[picture[i] as number] as number;
        picture[i] = develop(
          below * (1 - alpha) +
            coverage * (sample[channel] as number) * shading +
            alpha * Math.min(shine, light) * printGloss,
        );
      }
    }
  }
}

type Surface = NonNullable<Shape['label']>;

function sampleArt(
  sample: Float32Array,
  surface: Surface,
  at: number,
  x: number,
  y: number,
  levels: Levels,
): void {
  const { u, v, coverage, width, height } = surface;
  const left = x > 0 && (coverage[at - 1] as number) > 8 ? at - 1 : at;
  const right = x < width - 1 && (coverage[at + 1] as number) > 8 ? at + 1 : at;
  const above = y > 0 && (coverage[at - width] as number) > 8 ? at - width : at;
  const below = y < height - 1 && (coverage[at + width] as number) > 8 ? at + width : at;
  const across = right - left || 1;
  const down = (below - above) / width || 1;
  const ux = ((u[right] as number) - (u[left] as number)) / across;
  const vx = ((v[right] as number) - (v[left] as number)) / across;
  const uy = ((u[below] as number) - (u[above] as number)) / down;
  const vy = ((v[below] as number) - (v[above] as number)) / down;
  const { width: w, height: h } = levels.finest;
  // Texels that a pixel sees, squared: along its row and along its column.
  const inRow = (ux * w) ** 2 + (vx * h) ** 2;
  const inColumn = (uy * w) ** 2 + (vy * h) ** 2;
  const seen = Math.max(inRow, inColumn) / 65535 ** 2;
  sample.fill(0);
  // Facing the camera, one sample between four texels is all that a pixel sees.
  if (seen < 1.8 ** 2) {
    addBilinear(sample, levels.finest, (u[at] as number) / 65535, (v[at] as number) / 65535, 1);
    return;
  }
  // Four samples see twice as much as one.
  const level = levels.at(Math.max(0, Math.round(Math.log2(seen) / 2 - 1)));
  for (let tap = 0; tap < 4; tap++) {
    const sx = tap & 1 ? 0.25 : -0.25;
    const sy = tap & 2 ? 0.25 : -0.25;
    const tapU = ((u[at] as number) + ux * sx + uy * sy) / 65535;
    const tapV = ((v[at] as number) + vx * sx + vy * sy) / 65535;
    addBilinear(sample, level, tapU, tapV, 0.25);
  }
}

function addBilinear(
  sample: Float32Array,
  level: Level,
  u: number,
  v: number,
  weight: number,
): void {
  const { pixels, width, height } = level;
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const left = x | 0;
  const top = y | 0;
  const fx = x - left;
  const fy = y - top;
  const toRight = left < width - 1 ? 4 : 0;
  const toFoot = top < height - 1 ? width * 4 : 0;
  const at = (top * width + left) * 4;
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

/** The art at full size and, once they are needed, at half, a quarter and an eighth of it. */
interface Levels {
  finest: Level;
  at(number: number): Level;
}

const mostLevels = 4;

function makeLevels({ width, height, pixels }: LabelArt): Levels {
  const finest: Level = { width, height, pixels: new Float32Array(pixels.length) };
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue;
    const alpha = (pixels[i + 3] as number) / 255;
    finest.pixels[i] = (toLinear[pixels[i] as number] as number) * alpha;
    finest.pixels[i + 1] = (toLinear[pixels[i + 1] as number] as number) * alpha;
    finest.pixels[i + 2] = (toLinear[pixels[i + 2] as number] as number) * alpha;
    finest.pixels[i + 3] = alpha;
  }
  const levels = [finest];
  return {
    finest,
    at(number) {
      let last = levels[Math.min(number, levels.length - 1)] as Level;
      while (
        levels.length <= Math.min(number, mostLevels - 1) &&
        Math.min(last.width, last.height) > 8
      ) {
        last = halve(last);
        levels.push(last);
      }
      return last;
    },
  };
}

function halve({ width, height, pixels }: Level): Level {
  const half: Level = {
    width: width >> 1,
    height: height >> 1,
    pixels: new Float32Array((width >> 1) * (height >> 1) * 4),
  };
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        const at = (y * 2 * width + x * 2) * 4 + channel;
        half.pixels[(y * half.width + x) * 4 + channel] =
          ((pixels[at] as number) +
            (pixels[at + 4] as number) +
            (pixels[at + width * 4] as number) +
            (pixels[at + width * 4 + 4] as number)) /
          4;
      }
    }
  }
  return half;
}
