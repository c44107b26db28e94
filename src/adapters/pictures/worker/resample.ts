/** Which source pixels make a target pixel, and with what weight. */
interface Taps {
  first: Int32Array;
  count: Int32Array;
  /** `most` weights for each target pixel. */
  weights: Float32Array;
  most: number;
}

/** Weights of an area average when it shrinks, of a linear interpolation when it grows. */
function planTaps(from: number, to: number): Taps {
  const scale = from / to;
  const reach = Math.max(1, scale);
  const most = Math.ceil(reach) + 2;
  const taps: Taps = {
    first: new Int32Array(to),
    count: new Int32Array(to),
    weights: new Float32Array(to * most),
    most,
  };
  for (let target = 0; target < to; target++) {
    const centre = (target + 0.5) * scale;
    const [low, high] =
      scale > 1 ? [centre - scale / 2, centre + scale / 2] : [centre - 1, centre + 1];
    const first = Math.max(0, Math.floor(scale > 1 ? low : centre - 0.5));
    const last = Math.min(from - 1, scale > 1 ? Math.ceil(high) - 1 : Math.floor(centre + 0.5));
    let sum = 0;
    for (let source = first; source <= last; source++) {
      const weight =
        scale > 1
          ? Math.min(source + 1, high) - Math.max(source, low)
          : Math.max(0, 1 - Math.abs(source + 0.5 - centre));
      taps.weights[target * most + source - first] = weight;
      sum += weight;
    }
    taps.first[target] = first;
    taps.count[target] = last - first + 1;
    for (let i = 0; i <= last - first; i++) {
      const at = target * most + i;
      taps.weights[at] = (taps.weights[at] ?? 0) / (sum || 1);
    }
  }
  return taps;
}

/** A square picture of interleaved channels at another width, channel by channel. */
export function resample(
  source: Float32Array,
  from: number,
  to: number,
  channels: number,
): Float32Array {
  if (from === to) return source;
  const taps = planTaps(from, to);
  return squeezeRows(stackRows(source, from * channels, to, taps), to, channels, taps);
}

/** Each target row is a sum of source rows: whole rows at a time, as memory likes it. */
function stackRows(source: Float32Array, length: number, to: number, taps: Taps): Float32Array {
  const result = new Float32Array(length * to);
  for (let y = 0; y < to; y++) {
    const row = result.subarray(y * length, (y + 1) * length);
    const first = taps.first[y] as number;
    for (let tap = 0; tap < (taps.count[y] as number); tap++) {
      const weight = taps.weights[y * taps.most + tap] as number;
      const start = (first + tap) * length;
      for (let i = 0; i < length; i++)
        row[i] = (row[i] as number) + (source[start + i] as number) * weight;
    }
  }
  return result;
}

function squeezeRows(source: Float32Array, to: number, channels: number, taps: Taps): Float32Array {
  const result = new Float32Array(to * to * channels);
  const length = source.length / to;
  for (let y = 0; y < to; y++) {
    for (let x = 0; x < to; x++) {
      const target = (y * to + x) * channels;
      const start = y * length + (taps.first[x] as number) * channels;
      for (let tap = 0; tap < (taps.count[x] as number); tap++) {
        const weight = taps.weights[x * taps.most + tap] as number;
        const at = start + tap * channels;
        for (let channel = 0; channel < channels; channel++) {
          const i = target + channel;
          result[i] = (result[i] as number) + (source[at + channel] as number) * weight;
        }
      }
    }
  }
  return result;
}
