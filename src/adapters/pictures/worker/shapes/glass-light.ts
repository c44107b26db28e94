import { lightSteps, toLinear } from '../color.ts';
import type { LabelSurface } from './shape.ts';

/** How bright white paper is where the light falls on it best. */
const brightest = 0.9;

/**
 * Glass shows what is behind it, and paper on glass does not. The light on such a label is what is
 * left of the picture when it is blurred, raised to what paper would throw back.
 */
export function lightOnGlass(
  surface: LabelSurface,
  base: Uint8Array,
  pictureWidth: number,
): Uint16Array {
  const { left, top, width, height, coverage } = surface;
  const light = new Float32Array(width * height);
  const weight = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (coverage[at] === 0) continue;
      const pixel = ((top + y) * pictureWidth + left + x) * 3;
      weight[at] = 1;
      // Green stands for brightness well enough.
      light[at] = toLinear[base[pixel + 1]!]!;
    }
  }
  const radius = Math.max(2, Math.round(pictureWidth * 0.045));
  for (const plane of [light, weight]) {
    for (let round = 0; round < 2; round++) {
      blur(plane, width, height, 1, width, radius);
      blur(plane, height, width, width, 1, radius * 2);
    }
  }
  let most = 0.05;
  for (let i = 0; i < light.length; i++) {
    light[i] = weight[i]! > 0.001 ? light[i]! / weight[i]! : 0;
    most = Math.max(most, light[i]!);
  }
  const scale = (brightest * lightSteps) / most;
  return Uint16Array.from(light, (value) => Math.round(value * scale));
}

/** A running average along every line of a plane, in place. */
function blur(
  plane: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
): void {
  const line = new Float32Array(length);
  for (let number = 0; number < lines; number++) {
    const start = number * stride;
    for (let i = 0; i < length; i++) line[i] = plane[start + i * step]!;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, length); i++) sum += line[i]!;
    for (let i = 0; i < length; i++) {
      sum += line[i + radius] ?? 0;
      plane[start + i * step] = sum / (2 * radius + 1);
      sum -= line[i - radius] ?? 0;
    }
  }
}
