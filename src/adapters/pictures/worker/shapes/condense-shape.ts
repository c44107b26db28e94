import { maxBackgroundRunLength } from '../paint/paint-background.ts';
import { encodeRuns, kindBits, kindMask, runKind } from './part-runs.ts';
import type { Render, Shape } from './shape.ts';

type Condensed = Pick<Shape, 'background' | 'backgroundTones' | 'base' | 'runs' | 'mixes'>;

/** Pixels farther from the background's tone keep their rendered color: glass refracts gold into it. */
const maxToneDistance = 4;

/** Reduces a render to what painting needs: half the memory, half the reading time. */
export function condense(render: Render): Condensed {
  const { width, base } = render;
  const regions = findBackground(render);
  const backgroundTones = averageTones(base, regions);
  const brightness = new Uint8Array(width * width);
  for (let pixel = 0; pixel < brightness.length; pixel++) {
    if (regions[pixel] === packageRegion) continue;
    const value = brightnessAt(base, pixel * 3);
    const isBackground =
      regions[pixel] === outsideArea || isNearTone(base, pixel * 3, backgroundTones, value);
    if (isBackground) brightness[pixel] = value;
    else regions[pixel] = packageRegion;
  }
  const parts = encodeRuns(render, regions);
  const background = encodeBackground(brightness, parts.runs);
  return { background, backgroundTones, base: cropBase(render), ...parts };
}

/** Run-length encodes the brightness of all background runs. */
function encodeBackground(brightness: Uint8Array, runs: Uint32Array): Uint16Array {
  const encoded: number[] = [];
  let pixel = 0;
  for (const run of runs) {
    const end = pixel + (run >>> kindBits);
    if ((run & kindMask) !== runKind.background) {
      pixel = end;
      continue;
    }
    while (pixel < end) {
      const value = brightness[pixel]!;
      const first = pixel++;
      while (pixel < end && brightness[pixel] === value && pixel - first < maxBackgroundRunLength) {
        pixel++;
      }
      encoded.push((value << 8) | (pixel - first));
    }
  }
  return Uint16Array.from(encoded);
}

/** Regions of the picture: the package, background outside its area, and background within the area. */
const packageRegion = 0;
const outsideArea = 1;
const withinArea = 2;

function findBackground({ width, area, masks }: Render): Uint8Array {
  const regions = new Uint8Array(width * width).fill(outsideArea);
  for (let i = 0; i < area.width * area.height; i++) {
    const y = area.top + Math.floor(i / area.width);
    const pixel = y * width + area.left + (i % area.width);
    regions[pixel] = masks[i * 4 + 3] === 255 ? withinArea : packageRegion;
  }
  return regions;
}

/**
 * The background is one paper in white light, so every brightness has one average color. It is measured
 * outside the package's area if possible: within, glass may cover the background.
 */
function averageTones(base: Uint8Array, regions: Uint8Array): Uint8Array {
  const outside = sumByBrightness(base, regions, outsideArea);
  const within = sumByBrightness(base, regions, withinArea);
  return Uint8Array.from({ length: 768 }, (_, at) => {
    const sums = outside[768 + (at & 255)] === 0 ? within : outside;
    return Math.round(sums[at]! / Math.max(1, sums[768 + (at & 255)]!));
  });
}

/** For each brightness the sums of red, green and blue, then the number of pixels. */
function sumByBrightness(base: Uint8Array, regions: Uint8Array, region: number): Float64Array {
  const sums = new Float64Array(1024);
  for (let pixel = 0; pixel < regions.length; pixel++) {
    if (regions[pixel] !== region) continue;
    const value = brightnessAt(base, pixel * 3);
    for (let channel = 0; channel < 3; channel++) {
      sums[channel * 256 + value]! += base[pixel * 3 + channel]!;
    }
    sums[768 + value]! += 1;
  }
  return sums;
}

/** BT.601 luma, which WebP stores at full resolution. */
function brightnessAt(base: Uint8Array, at: number): number {
  return (0.299 * base[at]! + 0.587 * base[at + 1]! + 0.114 * base[at + 2]! + 0.5) | 0;
}

function isNearTone(base: Uint8Array, at: number, tones: Uint8Array, value: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const tone = tones[channel * 256 + value]!;
    if (Math.abs(base[at + channel]! - tone) > maxToneDistance) return false;
  }
  return true;
}

function cropBase({ base, width, area }: Render): Uint8Array {
  const length = area.width * 3;
  const cropped = new Uint8Array(length * area.height);
  for (let y = 0; y < area.height; y++) {
    const from = ((area.top + y) * width + area.left) * 3;
    cropped.set(base.subarray(from, from + length), y * length);
  }
  return cropped;
}
