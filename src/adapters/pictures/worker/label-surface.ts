import { resample } from './resample.ts';
import type { LabelSurface } from './shape.ts';

/** The render's map: red is u, green is v, blue is coverage, 16 bits each. */
export interface LabelMap {
  width: number;
  pixels: Uint16Array;
}

/** Brings the map to another width; where the label ends, u and v count by how much label there is. */
export function surfaceAt(map: LabelMap, width: number): LabelSurface | null {
  const weighted = new Float32Array(map.pixels.length);
  for (let i = 0; i < map.pixels.length; i += 3) {
    const coverage = (map.pixels[i + 2] as number) / 65535;
    weighted[i] = (map.pixels[i] as number) * coverage;
    weighted[i + 1] = (map.pixels[i + 1] as number) * coverage;
    weighted[i + 2] = coverage;
  }
  const planes = resample(weighted, map.width, width, 3);
  const bounds = findBounds(planes, width);
  if (!bounds) return null;
  const { left, top, right, foot } = bounds;
  const surface: LabelSurface = {
    left,
    top,
    width: right - left,
    height: foot - top,
    u: new Uint16Array((right - left) * (foot - top)),
    v: new Uint16Array((right - left) * (foot - top)),
    coverage: new Uint8Array((right - left) * (foot - top)),
    light: null,
    artWidth: 0,
  };
  for (let y = top; y < foot; y++) {
    for (let x = left; x < right; x++) {
      const from = (y * width + x) * 3;
      const to = (y - top) * surface.width + x - left;
      const coverage = planes[from + 2] as number;
      if (coverage < 0.004) continue;
      surface.u[to] = Math.min(65535, (planes[from] as number) / coverage);
      surface.v[to] = Math.min(65535, (planes[from + 1] as number) / coverage);
      surface.coverage[to] = Math.round(Math.min(1, coverage) * 255);
    }
  }
  surface.artWidth = findArtWidth(surface);
  return surface;
}

function findBounds(planes: Float32Array, width: number) {
  let [left, top, right, foot] = [width, width, 0, 0];
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      if ((planes[(y * width + x) * 3 + 2] as number) < 0.004) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      foot = y + 1;
    }
  }
  return right > left ? { left, top, right, foot } : null;
}

/** Somewhat finer than the pixels where the label faces the camera most. */
function findArtWidth({ u, coverage, width, height }: LabelSurface): number {
  const steps: number[] = [];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x;
      const isWhole = [at, at - 1, at + 1, at - width, at + width].every(
        (i) => coverage[i] === 255,
      );
      if (!isWhole) continue;
      const dx = ((u[at + 1] as number) - (u[at - 1] as number)) / 2;
      const dy = ((u[at + width] as number) - (u[at - width] as number)) / 2;
      steps.push(Math.hypot(dx, dy));
    }
  }
  steps.sort((a, b) => a - b);
  const closest = steps[Math.floor(steps.length * 0.2)] ?? 65535 / Math.max(1, width);
  return Math.round(Math.min(1600, Math.max(24, (1.3 * 65535) / Math.max(closest, 20))));
}
