import { releaseMemory } from '../release-memory.ts';
import type { Area } from './shape.ts';

/** A rectangle cut out of a square picture that is `of` pixels wide. */
export interface Cut extends Area {
  of: number;
}

/** Which source pixels make a target pixel, and with what weight. */
interface Taps {
  first: Int32Array;
  count: Int32Array;
  /** `most` weights for each target pixel. */
  weights: Float32Array;
  most: number;
}

/** One direction of a cut. */
interface Span {
  start: number;
  length: number;
  of: number;
}

/** Weights of an area average when it shrinks, of a linear interpolation when it grows. */
function planTaps(from: Span, to: Span): Taps {
  const scale = from.of / to.of;
  const half = Math.max(1, scale) / 2;
  const most = Math.ceil(Math.max(1, scale)) + 2;
  const taps: Taps = {
    first: new Int32Array(to.length),
    count: new Int32Array(to.length),
    weights: new Float32Array(to.length * most),
    most,
  };
  // What lies beyond the cut looks like its edge.
  const within = (source: number) => Math.min(from.length - 1, Math.max(0, source));
  for (let target = 0; target < to.length; target++) {
    const centre = (to.start + target + 0.5) * scale - from.start;
    const [low, high] = [centre - half, centre + half];
    const first = within(Math.floor(low));
    const last = within(scale > 1 ? Math.ceil(high) - 1 : Math.floor(high));
    let sum = 0;
    for (let source = first; source <= last; source++) {
      const weight =
        scale > 1
          ? Math.min(source + 1, high) - Math.max(source, low)
          : 1 - Math.abs(source + 0.5 - centre);
      taps.weights[target * most + source - first] = Math.max(0, weight);
      sum += Math.max(0, weight);
    }
    // Wholly beyond it there is one pixel, and it counts.
    if (sum === 0) taps.weights[target * most] = sum = 1;
    taps.first[target] = first;
    taps.count[target] = last - first + 1;
    for (let i = 0; i <= last - first; i++) {
      const at = target * most + i;
      taps.weights[at]! /= sum;
    }
  }
  return taps;
}

/** A cut of interleaved channels at another width, channel by channel. */
export function resample(source: Float32Array, from: Cut, to: Cut, channels: number): Float32Array {
  const rows = planTaps(down(from), down(to));
  const columns = planTaps(across(from), across(to));
  const stacked = stackRows(source, from.width * channels, to.height, rows);
  const resized = squeezeRows(stacked, to, channels, columns);
  releaseMemory(stacked);
  return resized;
}

const down = ({ top, height, of }: Cut): Span => ({ start: top, length: height, of });
const across = ({ left, width, of }: Cut): Span => ({ start: left, length: width, of });

/** Each target row is a sum of source rows: whole rows at a time, as memory likes it. */
function stackRows(source: Float32Array, length: number, to: number, taps: Taps): Float32Array {
  const result = new Float32Array(length * to);
  for (let y = 0; y < to; y++) {
    const row = y * length;
    const first = taps.first[y]!;
    for (let tap = 0; tap < taps.count[y]!; tap++) {
      const weight = taps.weights[y * taps.most + tap]!;
      const start = (first + tap) * length;
      for (let i = 0; i < length; i++) result[row + i]! += source[start + i]! * weight;
    }
  }
  return result;
}

function squeezeRows(source: Float32Array, to: Area, channels: number, taps: Taps): Float32Array {
  const result = new Float32Array(to.width * to.height * channels);
  const length = source.length / to.height;
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      const target = (y * to.width + x) * channels;
      const start = y * length + taps.first[x]! * channels;
      for (let tap = 0; tap < taps.count[x]!; tap++) {
        const weight = taps.weights[x * taps.most + tap]!;
        const at = start + tap * channels;
        for (let channel = 0; channel < channels; channel++) {
          const i = target + channel;
          result[i]! += source[at + channel]! * weight;
        }
      }
    }
  }
  return result;
}
