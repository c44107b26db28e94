import { releaseMemory } from '../release-memory.ts';
import { type Crop, cropMargin, findCrop, scaleCrop } from './crop.ts';
import { resample } from './resample.ts';
import type { LabelSurface } from './shape.ts';

/** The render's UV map: red is u, green is v, blue is coverage, 16 bits each. */
export interface LabelMap {
  width: number;
  pixels: Uint16Array;
}

/** Scales the map to a picture width; u and v are weighted by coverage, which matters at the label's edge. */
export function scaleSurface(map: LabelMap, width: number, aspect: number): LabelSurface | null {
  const margin = cropMargin(map.width, width);
  const from = findCrop(map.width, margin, (pixel) => map.pixels[pixel * 3 + 2]! > 256);
  if (!from) return null;
  const to = scaleCrop(from, width);
  const weighted = weightByCoverage(map, from);
  const planes = resample(weighted, from, to, 3);
  const count = to.width * to.height;
  const { left, top } = to;
  const surface: LabelSurface = {
    ...{ left, top, width: to.width, height: to.height },
    u: new Uint16Array(count),
    v: new Uint16Array(count),
    coverage: new Uint8Array(count),
    sampling: new Uint8Array(count),
    sampleOffsets: new Int16Array(0),
    light: null,
    artWidth: 0,
  };
  for (let i = 0; i < count; i++) {
    const coverage = planes[i * 3 + 2]!;
    if (coverage < 0.004) continue;
    surface.u[i] = Math.min(65535, planes[i * 3]! / coverage);
    surface.v[i] = Math.min(65535, planes[i * 3 + 1]! / coverage);
    surface.coverage[i] = Math.round(Math.min(1, coverage) * 255);
  }
  releaseMemory(weighted);
  releaseMemory(planes);
  surface.artWidth = chooseArtWidth(surface);
  return { ...surface, ...planSampling(surface, artSize(surface.artWidth, aspect)) };
}

/** A crop of the map with u and v multiplied by coverage. */
function weightByCoverage({ width, pixels }: LabelMap, crop: Crop): Float32Array {
  const weighted = new Float32Array(crop.width * crop.height * 3);
  let to = 0;
  for (let y = 0; y < crop.height; y++) {
    let from = ((crop.top + y) * width + crop.left) * 3;
    for (let x = 0; x < crop.width; x++, from += 3, to += 3) {
      const coverage = pixels[from + 2]! / 65535;
      weighted[to] = pixels[from]! * coverage;
      weighted[to + 1] = pixels[from + 1]! * coverage;
      weighted[to + 2] = coverage;
    }
  }
  return weighted;
}

/** Slightly finer than the picture's pixels where the label faces the camera. */
function chooseArtWidth({ u, coverage, width, height }: LabelSurface): number {
  const steps: number[] = [];
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x;
      if (coverage[at] !== 255 || coverage[at - 1] !== 255 || coverage[at + 1] !== 255) continue;
      if (coverage[at - width] !== 255 || coverage[at + width] !== 255) continue;
      const dx = (u[at + 1]! - u[at - 1]!) / 2;
      const dy = (u[at + width]! - u[at - width]!) / 2;
      steps.push(Math.sqrt(dx * dx + dy * dy));
    }
  }
  const sorted = Float64Array.from(steps).sort();
  const closest = sorted[Math.floor(sorted.length * 0.2)] ?? 65535 / Math.max(1, width);
  return Math.round(Math.min(1600, Math.max(24, (1.3 * 65535) / Math.max(closest, 20))));
}

function artSize(width: number, aspect: number): { width: number; height: number } {
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}

/** How often the label art is halved at most. */
export const maxHalvings = 3;

/**
 * Plans how each pixel samples the label art. Where the label faces the camera, one bilinear sample is
 * enough; where it turns away, a pixel covers more texels and takes four samples of a smaller copy. The plan
 * depends on the art's size only, so every label of a shape shares it.
 */
export function planSampling(
  label: LabelSurface,
  art: { width: number; height: number },
): Pick<LabelSurface, 'sampling' | 'sampleOffsets'> {
  const { coverage } = label;
  const slope = new Float64Array(4);
  const sampling = new Uint8Array(coverage.length);
  const sampleOffsets: number[] = [];
  for (let at = 0; at < coverage.length; at++) {
    if (coverage[at] === 0) continue;
    measureSlope(label, at, slope);
    const [ux = 0, uy = 0, vx = 0, vy = 0] = slope;
    // Texels per pixel, squared: along the row and along the column.
    const inRow = (ux * art.width) ** 2 + (vx * art.height) ** 2;
    const inColumn = (uy * art.width) ** 2 + (vy * art.height) ** 2;
    const texels = Math.max(inRow, inColumn) / 65535 ** 2;
    if (texels < 1.8 ** 2) continue;
    // Four samples cover twice the width of one.
    const halvings = Math.max(0, Math.round(Math.log2(texels) / 2 - 1));
    sampling[at] = 1 + Math.min(maxHalvings, halvings);
    sampleOffsets.push(...[ux + uy, vx + vy, ux - uy, vx - vy].map((step) => toInt16(step / 4)));
  }
  return { sampling, sampleOffsets: Int16Array.from(sampleOffsets) };
}

const toInt16 = (step: number) => Math.min(32767, Math.max(-32768, Math.round(step)));

/** Writes the slope of u along row and column, then of v, measured over neighbors that the label covers. */
function measureSlope(label: LabelSurface, at: number, slope: Float64Array): void {
  const { u, v, coverage, width, height } = label;
  const x = at % width;
  const left = x > 0 && coverage[at - 1]! > 8 ? at - 1 : at;
  const right = x < width - 1 && coverage[at + 1]! > 8 ? at + 1 : at;
  const above = at >= width && coverage[at - width]! > 8 ? at - width : at;
  const below = at < width * (height - 1) && coverage[at + width]! > 8 ? at + width : at;
  const across = right - left || 1;
  const down = (below - above) / width || 1;
  slope[0] = (u[right]! - u[left]!) / across;
  slope[1] = (u[below]! - u[above]!) / down;
  slope[2] = (v[right]! - v[left]!) / across;
  slope[3] = (v[below]! - v[above]!) / down;
}
