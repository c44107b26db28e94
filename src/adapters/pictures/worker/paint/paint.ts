import { develop, developed, lightSteps, toLinear } from '../color.ts';

/** What the neutral parts were painted with in the render, in linear light. */
export const neutral = 0.75;

/**
 * How a surface of one colour looks in every light, worked out beforehand: a pixel then costs an addition
 * and no multiplication. Tables have 256 values for each channel, one for each value of the render.
 */
export interface Paint {
  /** By how much each channel's light is multiplied. */
  factor: Float64Array;
  /** What the picture shows where nothing is reflected. */
  matt: Uint8Array;
  /** Steps of light for what the render shows, and those that its reflection adds or takes away. */
  light: Int32Array;
  shine: Int32Array;
  /** What the picture shows where the render has nothing but a reflection. */
  mirror: Uint8Array;
}

/** A paint that multiplies light by a factor and throws back so much of a reflection. */
export function mixPaint(factor: Float64Array, reflecting = 1): Paint {
  const light = new Int32Array(768);
  const shine = new Int32Array(768);
  const matt = new Uint8Array(768);
  const mirror = new Uint8Array(256);
  for (let i = 0; i < 768; i++) {
    const seen = toLinear[i & 255]! * lightSteps;
    const part = factor[i >> 8]!;
    light[i] = Math.round(seen * part);
    shine[i] = Math.round(seen * (reflecting - part));
    matt[i] = developed[light[i]!]!;
    if (i < 256) mirror[i] = develop(toLinear[i]! * reflecting);
  }
  return { factor, light, shine, matt, mirror };
}

/** One pixel of that paint: `base` is the render, and `gloss` is what the render reflects there, coded like the render. */
export function paintPixel(
  picture: Uint8Array,
  at: number,
  base: Uint8Array,
  from: number,
  gloss: number,
  { light, shine, mirror }: Paint,
): void {
  const red = base[from]!;
  const green = base[from + 1]!;
  const blue = base[from + 2]!;
  picture[at] = red > gloss ? developed[light[red]! + shine[gloss]!]! : mirror[red]!;
  picture[at + 1] =
    green > gloss ? developed[light[256 + green]! + shine[256 + gloss]!]! : mirror[green]!;
  picture[at + 2] =
    blue > gloss ? developed[light[512 + blue]! + shine[512 + gloss]!]! : mirror[blue]!;
}
