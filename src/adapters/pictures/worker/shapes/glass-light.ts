import { lightSteps, toLinear } from '../color.ts';
import type { LabelSurface } from './shape.ts';

/** Linear light of white paper in the maxPaperLight spot. */
const maxPaperLight = 0.9;

/**
 * Estimates the light on a paper label on glass. The render shows what is behind the glass, so it is blurred
 * and scaled to the brightness of paper.
 */
export function estimateGlassLight(
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
      // Green approximates brightness well enough.
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
  let maxLight = 0.05;
  for (let i = 0; i < light.length; i++) {
    light[i] = weight[i]! > 0.001 ? light[i]! / weight[i]! : 0;
    maxLight = Math.max(maxLight, light[i]!);
  }
  const scale = (maxPaperLight * lightSteps) / maxLight;
  return Uint16Array.from(light, (value) => Math.round(value * scale));
}

/** Box blur along every line of a plane, in place. */
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
      // Beyond the ends there is no light.
      sum += line[i + radius] ?? 0;
      plane[start + i * step] = sum / (2 * radius + 1);
      sum -= line[i - radius] ?? 0;
    }
  }
}
