import type { Paint } from './paint.ts';

/** The colour of the ground for each brightness of the render's paper, red in the lowest byte. */
export function colourPaper({ matt }: Paint, tone: Uint8Array): Int32Array {
  return Int32Array.from({ length: 256 }, (_, value) => {
    const at = (channel: number) => matt[channel * 256 + (tone[channel * 256 + value] ?? 0)] ?? 0;
    return at(0) | (at(1) << 8) | (at(2) << 16);
  });
}

/** Ground from one pixel to before another. Two thirds of a picture are: four pixels at a time. */
export function layPaper(
  picture: Uint8Array,
  paper: Uint8Array,
  colours: Int32Array,
  first: number,
  end: number,
): void {
  const words = new Int32Array(picture.buffer, picture.byteOffset, picture.length >> 2);
  let pixel = first;
  for (; pixel < end && (pixel & 3) !== 0; pixel++) put(picture, pixel, paper, colours);
  const whole = end - ((end - pixel) & 3);
  for (let at = (pixel >> 2) * 3; pixel < whole; pixel += 4, at += 3) {
    const a = colours[paper[pixel] as number] as number;
    const b = colours[paper[pixel + 1] as number] as number;
    const c = colours[paper[pixel + 2] as number] as number;
    const d = colours[paper[pixel + 3] as number] as number;
    words[at] = a | (b << 24);
    words[at + 1] = (b >>> 8) | (c << 16);
    words[at + 2] = (c >>> 16) | (d << 8);
  }
  for (; pixel < end; pixel++) put(picture, pixel, paper, colours);
}

function put(picture: Uint8Array, pixel: number, paper: Uint8Array, colours: Int32Array): void {
  const colour = colours[paper[pixel] as number] as number;
  picture[pixel * 3] = colour;
  picture[pixel * 3 + 1] = colour >>> 8;
  picture[pixel * 3 + 2] = colour >>> 16;
}
