import { toLinear } from '../color.ts';
import type { LabelSurface } from '../shapes/shape.ts';
import type { LabelArt } from './mip-levels.ts';

/** Nothing is printed there. */
export const clear = 0;
/** Several colours are: what they add up to is in `seen`. No texel looks like this, clear ones are 0. */
export const mixed = 1;

/** Red, green and blue in linear light, multiplied by the alpha that comes fourth. */
export const seen = new Float64Array(4);

// Whole numbers only, places in 65536ths of a texel: fractions that are handed from function to function
// would be put on the heap, megabytes of them a picture.

/** What a pixel sees of a label that faces the camera: one texel's colour, or a mixture of four. */
export function lookOnce(label: LabelSurface, at: number, level: LabelArt): number {
  const u = label.u[at]!;
  const v = label.v[at]!;
  const plain = plainAt(u, v, level);
  if (plain !== mixed) return plain;
  seen.fill(0);
  addSample(u, v, level, 1);
  return mixed;
}

/** Where the surface turns away a pixel sees more: four samples, as far apart as `spread` says there. */
export function lookAround(label: LabelSurface, at: number, turn: number, level: LabelArt): number {
  const { spread } = label;
  const u = label.u[at]!;
  const v = label.v[at]!;
  const ux = spread[turn * 4]!;
  const vx = spread[turn * 4 + 1]!;
  const uy = spread[turn * 4 + 2]!;
  const vy = spread[turn * 4 + 3]!;
  const plain = plainAt(u + ux, v + vx, level);
  if (
    plain !== mixed &&
    plain === plainAt(u - ux, v - vx, level) &&
    plain === plainAt(u + uy, v + vy, level) &&
    plain === plainAt(u - uy, v - vy, level)
  ) {
    return plain;
  }
  seen.fill(0);
  addSample(u + ux, v + vx, level, 4);
  addSample(u - ux, v - vx, level, 4);
  addSample(u + uy, v + vy, level, 4);
  addSample(u - uy, v - vy, level, 4);
  return mixed;
}

/** Where u or v lies among so many texels, from the middle of the first to that of the last. */
export function placeOf(u: number, length: number): number {
  const place = Math.imul(u, length) - 32768;
  const last = (length - 1) << 16;
  return place < 0 ? 0 : place > last ? last : place;
}

/** The colour of the four texels around a place, if they have but one. */
function plainAt(u: number, v: number, { width, height, texels }: LabelArt): number {
  const x = placeOf(u, width) >> 16;
  const y = placeOf(v, height) >> 16;
  const i = y * width + x;
  const right = x < width - 1 ? 1 : 0;
  const below = y < height - 1 ? i + width : i;
  const texel = texels[i]!;
  if (texel !== texels[i + right] || texel !== texels[below] || texel !== texels[below + right]) {
    return mixed;
  }
  return texel >>> 24 === 0 ? clear : texel;
}

/** Adds one of so many samples: what lies between the four texels around a place. */
function addSample(u: number, v: number, level: LabelArt, samples: number): void {
  const { width, height, texels } = level;
  const x = placeOf(u, width);
  const y = placeOf(v, height);
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
    seen[channel]! +=
      toLinear[(a >>> shift) & 255]! * ofA +
      toLinear[(b >>> shift) & 255]! * ofB +
      toLinear[(c >>> shift) & 255]! * ofC +
      toLinear[(d >>> shift) & 255]! * ofD;
  }
  seen[3]! += ofA + ofB + ofC + ofD;
}
