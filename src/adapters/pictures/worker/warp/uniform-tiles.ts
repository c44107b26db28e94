import type { LabelArt } from './mip-levels.ts';

/** Texels along a tile's side, as a power of two. */
const tileBits = 2;
const side = 1 << tileBits;

/** Where a label is plain far and wide. */
export interface CalmArt {
  /** For each tile of texels its colour if all of it and of the eight around it has but one; else `lively`. */
  tiles: Int32Array;
  /** Tiles in a row. */
  across: number;
}

/** No texel looks like this: what is clear is 0. */
export const lively = 1;

/** From a texel's place, in 65536ths, to its tile's. */
export const tileShift = 16 + tileBits;

let own = new Int32Array(0);
let memory = new Int32Array(0);

/**
 * Finds the tiles where whoever looks, four texels around, sees one colour. Most of a label is like that,
 * and then one look at a small map takes the place of sixteen at a large one.
 */
export function findCalm({ width, height, texels }: LabelArt): CalmArt {
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  if (own.length < across * down) {
    own = new Int32Array(across * down);
    memory = new Int32Array(across * down);
  }
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      own[row * across + column] = colourOf(texels, width, height, column * side, row * side);
    }
  }
  const tiles = memory.subarray(0, across * down);
  for (let row = 0; row < down; row++) {
    const above = (row > 0 ? row - 1 : row) * across;
    const here = row * across;
    const below = (row < down - 1 ? row + 1 : row) * across;
    for (let column = 0; column < across; column++) {
      const left = column > 0 ? column - 1 : column;
      const right = column < across - 1 ? column + 1 : column;
      const colour = own[here + column]!;
      const isCalm =
        colour === own[here + left] &&
        colour === own[here + right] &&
        colour === own[above + column] &&
        colour === own[below + column] &&
        colour === own[above + left] &&
        colour === own[above + right] &&
        colour === own[below + left] &&
        colour === own[below + right];
      tiles[here + column] = isCalm ? colour : lively;
    }
  }
  return { tiles, across };
}

/** The colour of a whole tile; `lively` when it has several. */
function colourOf(
  texels: Int32Array,
  width: number,
  height: number,
  left: number,
  top: number,
): number {
  const right = left + side < width ? left + side : width;
  const foot = top + side < height ? top + side : height;
  const colour = texels[top * width + left]!;
  for (let y = top; y < foot; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      if (texels[at] !== colour) return lively;
    }
  }
  return colour;
}
