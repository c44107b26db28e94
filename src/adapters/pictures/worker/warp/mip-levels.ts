import { toLinear, toSrgb } from '../color.ts';
import { maxHalvings } from '../shapes/label-surface.ts';

/**
 * A rasterized label or a smaller copy: one number per texel, red in the lowest byte, alpha in the highest,
 * not premultiplied; transparent texels are 0.
 */
export interface LabelArt {
  width: number;
  height: number;
  texels: Int32Array;
}

/** Returns the art halved `halvings` times, as far as its size permits; each level is made on first use. */
export function createMipLevels(art: LabelArt): (halvings: number) => LabelArt {
  const levels: LabelArt[] = [art];
  return (halvings) => {
    let last = levels[Math.min(halvings, levels.length - 1)]!;
    while (
      levels.length <= Math.min(halvings, maxHalvings) &&
      Math.min(last.width, last.height) > 8
    ) {
      last = halve(last);
      levels.push(last);
    }
    return last;
  };
}

/** Half the width and height. Most of a label is plain: equal texels need no averaging. */
function halve({ width, height, texels }: LabelArt): LabelArt {
  const half = { width: width >> 1, height: height >> 1 };
  const halved = new Int32Array(half.width * half.height);
  for (let y = 0; y < half.height; y++) {
    let from = y * 2 * width;
    let to = y * half.width;
    for (let x = 0; x < half.width; x++, from += 2, to++) {
      const a = texels[from]!;
      const b = texels[from + 1]!;
      const c = texels[from + width]!;
      const d = texels[from + width + 1]!;
      halved[to] = a === b && b === c && c === d ? a : average(a, b, c, d);
    }
  }
  return { ...half, texels: halved };
}

/** Averages in linear light, weighted by alpha. */
function average(a: number, b: number, c: number, d: number): number {
  const alpha = (a >>> 24) + (b >>> 24) + (c >>> 24) + (d >>> 24);
  if (alpha === 0) return 0;
  const channel = (shift: number) =>
    toSrgb((lightOf(a, shift) + lightOf(b, shift) + lightOf(c, shift) + lightOf(d, shift)) / alpha);
  return channel(0) | (channel(8) << 8) | (channel(16) << 16) | (((alpha + 2) >> 2) << 24);
}

const lightOf = (texel: number, shift: number) =>
  toLinear[(texel >>> shift) & 255]! * (texel >>> 24);
