import { toLinear } from './colour.ts';
import { mostHalvings } from './label-surface.ts';

/** Drawn label, four bytes a pixel, colour not multiplied by alpha. */
export interface LabelArt {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** One size of the art in linear light, colour multiplied by alpha. */
export interface ArtLevel {
  width: number;
  height: number;
  pixels: Float32Array;
  /** Where it begins among the pixels. */
  start: number;
}

/** One label after the other is laid on; memory for each anew would keep the collector busy. */
let memory = new Float32Array(0);

/**
 * The art as often halved as asked for, as far as that goes; each size is made when first needed. What
 * it gives is good until the next art is prepared.
 */
export function prepareArt({ width, height, pixels }: LabelArt): (halvings: number) => ArtLevel {
  // Halves and quarters of halves: a third more is enough for all.
  const needed = Math.ceil((pixels.length * 4) / 3);
  if (memory.length < needed) memory = new Float32Array(needed);
  const finest: ArtLevel = { width, height, pixels: memory, start: 0 };
  linearise(pixels, memory);
  const levels = [finest];
  return (halvings) => {
    let last = levels[Math.min(halvings, levels.length - 1)] as ArtLevel;
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

function linearise(from: Uint8Array, to: Float32Array): void {
  for (let i = 0; i < from.length; i += 4) {
    const alpha = (from[i + 3] as number) / 255;
    to[i] = (toLinear[from[i] as number] as number) * alpha;
    to[i + 1] = (toLinear[from[i + 1] as number] as number) * alpha;
    to[i + 2] = (toLinear[from[i + 2] as number] as number) * alpha;
    to[i + 3] = alpha;
  }
}

/** Half as wide and high, right behind the one that it is made of. */
function halve({ width, height, pixels, start }: ArtLevel): ArtLevel {
  const half = { width: width >> 1, height: height >> 1, start: start + width * height * 4 };
  for (let y = 0; y < half.height; y++) {
    let from = start + y * 2 * width * 4;
    let to = half.start + y * half.width * 4;
    for (let x = 0; x < half.width; x++, from += 8, to += 4) {
      for (let channel = 0; channel < 4; channel++) {
        const at = from + channel;
        pixels[to + channel] =
          ((pixels[at] as number) +
            (pixels[at + 4] as number) +
            (pixels[at + width * 4] as number) +
            (pixels[at + width * 4 + 4] as number)) /
          4;
      }
    }
  }
  return { ...half, pixels };
}
