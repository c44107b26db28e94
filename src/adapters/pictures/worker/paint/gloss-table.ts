import { toneMapped } from '../color.ts';
import type { Paint } from './paint.ts';

/** One plane per channel; within it 256 values of the render for each of 256 reflections. */
const planeSize = 256 * 256;
/** Reused by every picture; each part of a package has its own table. */
const tables = new Map<number, Uint8Array>();

/** Tabulates a paint for every value of the render under every reflection. */
export function tabulateGloss(part: number, { light, shine, mirror }: Paint): Uint8Array {
  const table = tables.get(part) ?? new Uint8Array(3 * planeSize);
  tables.set(part, table);
  for (let channel = 0; channel < 768; channel += 256) {
    for (let gloss = 0; gloss < 256; gloss++) {
      const reflected = shine[channel + gloss]!;
      const row = (channel + gloss) << 8;
      for (let value = 0; value <= gloss; value++) table[row | value] = mirror[value]!;
      for (let value = gloss + 1; value < 256; value++) {
        table[row | value] = toneMapped[light[channel + value]! + reflected]!;
      }
    }
  }
  return table;
}

/** Paints the pixel at byte `at` of the picture from byte `from` of the render. */
export function paintFromTable(
  table: Uint8Array,
  picture: Uint8Array,
  at: number,
  base: Uint8Array,
  from: number,
  gloss: number,
): void {
  const row = gloss << 8;
  picture[at] = table[row | base[from]!]!;
  picture[at + 1] = table[planeSize | row | base[from + 1]!]!;
  picture[at + 2] = table[(2 * planeSize) | row | base[from + 2]!]!;
}
