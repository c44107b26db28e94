import type { LabelArt } from './mip-levels.ts';

/** Texels along a tile's side, as a power of two. */
const tileBits = 2;
const side = 1 << tileBits;

/** Where a label has one color over a large area. */
export interface UniformTiles {
  /** The color of each tile if the tile and its eight neighbors have only that color, else `notUniform`. */
  tiles: Int32Array;
  /** Tiles in a row. */
  across: number;
}

/** Marks a tile with several colors. No texel has this value: transparent ones are 0. */
export const notUniform = 1;

/** Shifts a texel position in 65536ths to the position of its tile. */
export const tileShift = 16 + tileBits;

// Reused by every label.
let tileColors = new Int32Array(0);
let tileBuffer = new Int32Array(0);

/**
 * Finds the tiles where any sample, up to four texels around, yields one color. Most of a label is like
 * that, so one lookup in a small map replaces up to sixteen in the art. The result is valid until the next
 * call.
 */
export function findUniformTiles({ width, height, texels }: LabelArt): UniformTiles {
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  if (tileColors.length < across * down) {
    tileColors = new Int32Array(across * down);
    tileBuffer = new Int32Array(across * down);
  }
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const color = colorOfTile(texels, width, height, column * side, row * side);
      tileColors[row * across + column] = color;
    }
  }
  const tiles = tileBuffer.subarray(0, across * down);
  for (let row = 0; row < down; row++) {
    const above = (row > 0 ? row - 1 : row) * across;
    const here = row * across;
    const below = (row < down - 1 ? row + 1 : row) * across;
    for (let column = 0; column < across; column++) {
      const left = column > 0 ? column - 1 : column;
      const right = column < across - 1 ? column + 1 : column;
      const color = tileColors[here + column]!;
      const isUniform =
        color === tileColors[here + left] &&
        color === tileColors[here + right] &&
        color === tileColors[above + column] &&
        color === tileColors[below + column] &&
        color === tileColors[above + left] &&
        color === tileColors[above + right] &&
        color === tileColors[below + left] &&
        color === tileColors[below + right];
      tiles[here + column] = isUniform ? color : notUniform;
    }
  }
  return { tiles, across };
}

/** The color of a tile; `notUniform` if it has several. */
function colorOfTile(
  texels: Int32Array,
  width: number,
  height: number,
  left: number,
  top: number,
): number {
  const right = left + side < width ? left + side : width;
  const bottom = top + side < height ? top + side : height;
  const color = texels[top * width + left]!;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      if (texels[at] !== color) return notUniform;
    }
  }
  return color;
}
