import { developed } from '../color.ts';
import type { Paint } from './paint.ts';

/** 256 values of the render for each of 256 of its reflection, for each channel. */
const size = 256 * 256 * 3;
/** Filled anew for every picture; each part of a package has its own. */
const memory = new Map<number, Uint8Array>();

/** What a part's paint looks like in every light and under every reflection. */
export function tabulateGloss(part: number, { light, shine, mirror }: Paint): Uint8Array {
  const table = memory.get(part) ?? new Uint8Array(size);
  memory.set(part, table);
  for (let channel = 0; channel < 768; channel += 256) {
    for (let gloss = 0; gloss < 256; gloss++) {
      const reflected = shine[channel + gloss]!;
      const row = (channel + gloss) << 8;
      for (let value = 0; value <= gloss; value++) table[row | value] = mirror[value]!;
      for (let value = gloss + 1; value < 256; value++) {
        table[row | value] = developed[light[channel + value]! + reflected]!;
      }
    }
  }
  return table;
}
