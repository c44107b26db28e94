import { releaseMemory } from '../release-memory.ts';
import type { Crop } from './crop.ts';
import type { Area } from './shape.ts';

/** The source pixels of each target pixel and their weights, in one direction. */
interface Taps {
  first: Int32Array;
  count: Int32Array;
  /** `stride` weights per target pixel. */
  weights: Float32Array;
  stride: number;
}

interface Span {
  start: number;
  length: number;
  pictureWidth: number;
}

/** Weights of an area average when shrinking, of a linear interpolation when enlarging. */
function planTaps(from: Span, to: Span): Taps {
  const scale = from.pictureWidth / to.pictureWidth;
  const half = Math.max(1, scale) / 2;
  const stride = Math.ceil(Math.max(1, scale)) + 2;
  const taps: Taps = {
    first: new Int32Array(to.length),
    count: new Int32Array(to.length),
    weights: new Float32Array(to.length * stride),
    stride,
  };
  // Beyond the crop its edge pixels repeat.
  const clamp = (source: number) => Math.min(from.length - 1, Math.max(0, source));
  for (let target = 0; target < to.length; target++) {
    const center = (to.start + target + 0.5) * scale - from.start;
    const [low, high] = [center - half, center + half];
    const first = clamp(Math.floor(low));
    const last = clamp(scale > 1 ? Math.ceil(high) - 1 : Math.floor(high));
    let sum = 0;
    for (let source = first; source <= last; source++) {
      const weight =
        scale > 1
          ? Math.min(source + 1, high) - Math.max(source, low)
          : 1 - Math.abs(source + 0.5 - center);
      taps.weights[target * stride + source - first] = Math.max(0, weight);
      sum += Math.max(0, weight);
    }
    // Entirely beyond the crop, the edge pixel counts fully.
    if (sum === 0) taps.weights[target * stride] = sum = 1;
    taps.first[target] = first;
    taps.count[target] = last - first + 1;
    for (let i = 0; i <= last - first; i++) taps.weights[target * stride + i]! /= sum;
  }
  return taps;
}

/** Scales a crop of interleaved channels to another picture width. */
export function resample(
  source: Float32Array,
  from: Crop,
  to: Crop,
  channels: number,
): Float32Array {
  const rows = planTaps(verticalSpan(from), verticalSpan(to));
  const columns = planTaps(horizontalSpan(from), horizontalSpan(to));
  const resizedRows = resampleRows(source, from.width * channels, to.height, rows);
  const resized = resampleColumns(resizedRows, to, channels, columns);
  releaseMemory(resizedRows);
  return resized;
}

const verticalSpan = ({ top, height, pictureWidth }: Crop): Span => ({
  start: top,
  length: height,
  pictureWidth,
});
const horizontalSpan = ({ left, width, pictureWidth }: Crop): Span => ({
  start: left,
  length: width,
  pictureWidth,
});

/** Adds whole source rows to each target row: sequential memory access is fastest. */
function resampleRows(source: Float32Array, length: number, to: number, taps: Taps): Float32Array {
  const result = new Float32Array(length * to);
  for (let y = 0; y < to; y++) {
    const row = y * length;
    const first = taps.first[y]!;
    for (let tap = 0; tap < taps.count[y]!; tap++) {
      const weight = taps.weights[y * taps.stride + tap]!;
      const start = (first + tap) * length;
      for (let i = 0; i < length; i++) result[row + i]! += source[start + i]! * weight;
    }
  }
  return result;
}

function resampleColumns(
  source: Float32Array,
  to: Area,
  channels: number,
  taps: Taps,
): Float32Array {
  const result = new Float32Array(to.width * to.height * channels);
  const length = source.length / to.height;
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      const target = (y * to.width + x) * channels;
      const start = y * length + taps.first[x]! * channels;
      for (let tap = 0; tap < taps.count[x]!; tap++) {
        const weight = taps.weights[x * taps.stride + tap]!;
        const at = start + tap * channels;
        for (let channel = 0; channel < channels; channel++) {
          result[target + channel]! += source[at + channel]! * weight;
        }
      }
    }
  }
  return result;
}
