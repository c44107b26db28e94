import type { Paint } from './paint.ts';

/** The background's color for each brightness of the render, red in the lowest byte. */
export function tintBackground({ matte }: Paint, tones: Uint8Array): Int32Array {
  return Int32Array.from({ length: 256 }, (_, value) => {
    const at = (channel: number) => matte[channel * 256 + tones[channel * 256 + value]!]!;
    return at(0) | (at(1) << 8) | (at(2) << 16);
  });
}

/** The lower byte of a background run holds its pixel count. */
export const maxBackgroundRunLength = 255;

/**
 * Paints background from pixel `first` to before `end`, four pixels at a time: its runs have seventeen
 * pixels on average. Returns the index of the next background run.
 */
export function paintBackground(
  picture: Uint8Array,
  background: Uint16Array,
  firstRun: number,
  colors: Int32Array,
  first: number,
  end: number,
): number {
  const words = new Int32Array(picture.buffer, picture.byteOffset, picture.length >> 2);
  let index = firstRun;
  for (let pixel = first; pixel < end; index++) {
    const run = background[index]!;
    const color = colors[run >> 8]!;
    const to = pixel + (run & 255);
    for (; pixel < to && (pixel & 3) !== 0; pixel++) writePixel(picture, pixel, color);
    if (pixel + 4 <= to) {
      const word0 = color | (color << 24);
      const word1 = (color >>> 8) | (color << 16);
      const word2 = (color >>> 16) | (color << 8);
      for (let at = (pixel >> 2) * 3; pixel + 4 <= to; pixel += 4, at += 3) {
        words[at] = word0;
        words[at + 1] = word1;
        words[at + 2] = word2;
      }
    }
    for (; pixel < to; pixel++) writePixel(picture, pixel, color);
  }
  return index;
}

function writePixel(picture: Uint8Array, pixel: number, color: number): void {
  picture[pixel * 3] = color;
  picture[pixel * 3 + 1] = color >>> 8;
  picture[pixel * 3 + 2] = color >>> 16;
}
