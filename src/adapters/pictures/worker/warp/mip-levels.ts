import { toLinear, toSrgb } from '../color.ts';
import { mostHalvings } from '../shapes/label-surface.ts';

/**
 * A drawn label, or a smaller copy: a number a texel, red in its lowest byte, alpha in its highest, colour
 * not multiplied by alpha; what is clear is 0.
 */
export interface LabelArt {
  width: number;
  height: number;
  texels: Int32Array;
}

/**
 * The art as often halved as asked for, as far as that goes; each size is made when first needed. Texels
 * stay as they were drawn: most of a label is plain, and what is alike need not be mixed.
 */
export function prepareArt(art: LabelArt): (halvings: number) => LabelArt {
  const levels: LabelArt[] = [art];
  return (halvings) => {
    let last = levels[Math.min(halvings, levels.length - 1)]!;
    while (
      levels.length <= Math.min(halvings, mostHalvings) &&
      Math.min(last.width, last.height) > 8
    ) {
      last = halve(last);
      levels.push(last);
    }
    return last;
  };
}

/** Half as wide and high. */
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

/** In linear light, each as much as it covers. */
function average(a: number, b: number, c: number, d: number): number {
  const covered = (a >>> 24) + (b >>> 24) + (c >>> 24) + (d >>> 24);
  if (covered === 0) return 0;
  const at = (shift: number) =>
    toSrgb(
      (lightOf(a, shift) + lightOf(b, shift) + lightOf(c, shift) + lightOf(d, shift)) / covered,
    );
  return at(0) | (at(8) << 8) | (at(16) << 16) | (((covered + 2) >> 2) << 24);
}

const lightOf = (texel: number, shift: number) =>
  toLinear[(texel >>> shift) & 255]! * (texel >>> 24);
