import { toLinear } from '../color.ts';
import type { LabelSurface } from '../shapes/shape.ts';
import type { LabelArt } from './mip-levels.ts';

/** Nothing is printed there. */
export const transparent = 0;
/** Several colors: their sum is in `sampled`. No texel has this value, transparent ones are 0. */
export const mixedColors = 1;

/** The last mixed sample: red, green and blue in linear light, premultiplied, then alpha. */
export const sampled = new Float64Array(4);

// Positions are integers, in 65536ths of a texel: V8 would allocate fractions that pass between functions
// on the heap, megabytes per picture.

/** Samples the art once, for a pixel whose surface faces the camera: one color or `mixedColors`. */
export function sampleOnce(label: LabelSurface, at: number, art: LabelArt): number {
  const u = label.u[at]!;
  const v = label.v[at]!;
  const uniform = uniformColorAt(u, v, art);
  if (uniform !== mixedColors) return uniform;
  sampled.fill(0);
  addSample(u, v, art, 1);
  return mixedColors;
}

/** Samples the art four times, for a pixel whose surface turns away; `turned` counts such pixels before it. */
export function sampleFourTimes(
  label: LabelSurface,
  at: number,
  turned: number,
  art: LabelArt,
): number {
  const { sampleOffsets } = label;
  const u = label.u[at]!;
  const v = label.v[at]!;
  const u1 = sampleOffsets[turned * 4]!;
  const v1 = sampleOffsets[turned * 4 + 1]!;
  const u2 = sampleOffsets[turned * 4 + 2]!;
  const v2 = sampleOffsets[turned * 4 + 3]!;
  const uniform = uniformColorAt(u + u1, v + v1, art);
  if (
    uniform !== mixedColors &&
    uniform === uniformColorAt(u - u1, v - v1, art) &&
    uniform === uniformColorAt(u + u2, v + v2, art) &&
    uniform === uniformColorAt(u - u2, v - v2, art)
  ) {
    return uniform;
  }
  sampled.fill(0);
  addSample(u + u1, v + v1, art, 4);
  addSample(u - u1, v - v1, art, 4);
  addSample(u + u2, v + v2, art, 4);
  addSample(u - u2, v - v2, art, 4);
  return mixedColors;
}

/** The position of u or v among `length` texels, clamped to the centers of the first and the last. */
export function texelPosition(u: number, length: number): number {
  const position = Math.imul(u, length) - 32768;
  const last = (length - 1) << 16;
  return position < 0 ? 0 : position > last ? last : position;
}

/** The color of the four texels around a position if they are equal, else `mixedColors`. */
function uniformColorAt(u: number, v: number, { width, height, texels }: LabelArt): number {
  const x = texelPosition(u, width) >> 16;
  const y = texelPosition(v, height) >> 16;
  const i = y * width + x;
  const right = x < width - 1 ? 1 : 0;
  const below = y < height - 1 ? i + width : i;
  const texel = texels[i]!;
  if (texel !== texels[i + right] || texel !== texels[below] || texel !== texels[below + right]) {
    return mixedColors;
  }
  return texel >>> 24 === 0 ? transparent : texel;
}

/** Adds one of `samples` bilinear samples to `sampled`. */
function addSample(u: number, v: number, art: LabelArt, samples: number): void {
  const { width, height, texels } = art;
  const x = texelPosition(u, width);
  const y = texelPosition(v, height);
  const i = (y >> 16) * width + (x >> 16);
  const right = x >> 16 < width - 1 ? 1 : 0;
  const below = y >> 16 < height - 1 ? i + width : i;
  const across = (x & 65535) / 65536;
  const down = (y & 65535) / 65536;
  const a = texels[i]!;
  const b = texels[i + right]!;
  const c = texels[below]!;
  const d = texels[below + right]!;
  const share = 1 / (255 * samples);
  const ofA = (a >>> 24) * share * (1 - across) * (1 - down);
  const ofB = (b >>> 24) * share * across * (1 - down);
  const ofC = (c >>> 24) * share * (1 - across) * down;
  const ofD = (d >>> 24) * share * across * down;
  for (let channel = 0; channel < 3; channel++) {
    const shift = channel * 8;
    sampled[channel]! +=
      toLinear[(a >>> shift) & 255]! * ofA +
      toLinear[(b >>> shift) & 255]! * ofB +
      toLinear[(c >>> shift) & 255]! * ofC +
      toLinear[(d >>> shift) & 255]! * ofD;
  }
  sampled[3]! += ofA + ofB + ofC + ofD;
}
