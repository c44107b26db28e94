import { lightSteps, toLinear, toneMap, toneMapped } from '../color.ts';

/** The reflectance of the neutral parts in the render, in linear light. */
export const neutralReflectance = 0.75;

/**
 * Lookup tables for a surface of one color, so that a pixel costs an addition and no multiplication. They
 * have 256 values per channel, one for each value of the render.
 */
export interface Paint {
  /** The 8-bit result without any reflection. */
  matte: Uint8Array;
  /** Steps of light for a value of the render, and the change in steps that its reflection causes. */
  light: Int32Array;
  shine: Int32Array;
  /** The 8-bit result where the render shows only a reflection; the same for each channel. */
  mirror: Uint8Array;
}

/** A paint that multiplies light by a factor per channel and keeps a share of the reflection. */
export function createPaint(factors: Float64Array, reflection = 1): Paint {
  const light = new Int32Array(768);
  const shine = new Int32Array(768);
  const matte = new Uint8Array(768);
  const mirror = new Uint8Array(256);
  for (let i = 0; i < 768; i++) {
    const steps = toLinear[i & 255]! * lightSteps;
    const factor = factors[i >> 8]!;
    light[i] = Math.round(steps * factor);
    shine[i] = Math.round(steps * (reflection - factor));
    matte[i] = toneMapped[light[i]!]!;
    if (i < 256) mirror[i] = toneMap(toLinear[i]! * reflection);
  }
  return { light, shine, matte, mirror };
}

/** Paints one pixel: `base` is the render, `gloss` its reflection there. */
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
  picture[at] = red > gloss ? toneMapped[light[red]! + shine[gloss]!]! : mirror[red]!;
  picture[at + 1] =
    green > gloss ? toneMapped[light[256 + green]! + shine[256 + gloss]!]! : mirror[green]!;
  picture[at + 2] =
    blue > gloss ? toneMapped[light[512 + blue]! + shine[512 + gloss]!]! : mirror[blue]!;
}
