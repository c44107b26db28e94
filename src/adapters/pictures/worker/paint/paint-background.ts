import type { Paint } from './paint.ts';

/** The colour of the ground for each brightness of the render's paper, red in the lowest byte. */
export function colourPaper({ matt }: Paint, tone: Uint8Array): Int32Array {
  return Int32Array.from({ length: 256 }, (_, value) => {
    const at = (channel: number) => matt[channel * 256 + tone[channel * 256 + value]!]!;
    return at(0) | (at(1) << 8) | (at(2) << 16);
  });
}

/** How many pixels one run of paper holds at most: a byte says it, the brightness is above it. */
export const longestPaper = 255;

/**
 * Ground from one pixel to before another: runs of paper that is equally bright, seventeen pixels long on
 * average, four pixels at a time. Says which run of paper comes next.
 */
export function layPaper(
  picture: Uint8Array,
  paper: Uint16Array,
  next: number,
  colours: Int32Array,
  first: number,
  end: number,
): number {
  const words = new Int32Array(picture.buffer, picture.byteOffset, picture.length >> 2);
  let number = next;
  for (let pixel = first; pixel < end; number++) {
    const run = paper[number]!;
    const colour = colours[run >> 8]!;
    const to = pixel + (run & 255);
    for (; pixel < to && (pixel & 3) !== 0; pixel++) put(picture, pixel, colour);
    if (pixel + 4 <= to) {
      const one = colour | (colour << 24);
      const two = (colour >>> 8) | (colour << 16);
      const three = (colour >>> 16) | (colour << 8);
      for (let at = (pixel >> 2) * 3; pixel + 4 <= to; pixel += 4, at += 3) {
        words[at] = one;
        words[at + 1] = two;
        words[at + 2] = three;
      }
    }
    for (; pixel < to; pixel++) put(picture, pixel, colour);
  }
  return number;
}

function put(picture: Uint8Array, pixel: number, colour: number): void {
  picture[pixel * 3] = colour;
  picture[pixel * 3 + 1] = colour >>> 8;
  picture[pixel * 3 + 2] = colour >>> 16;
}
