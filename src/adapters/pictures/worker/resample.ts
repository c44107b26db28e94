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
  const rows = new Float32Array(from * to * channels);
  pass(source, rows, taps, {
    lines: from,
    to,
    channels,
    step: channels,
    stride: from * channels,
    outStep: channels,
    outStride: to * channels,
  });
  const result = new Float32Array(to * to * channels);
  pass(rows, result, taps, {
    lines: to,
    to,
    channels,
    step: to * channels,
    stride: channels,
    outStep: to * channels,
    outStride: channels,
  });
  return result;
}

interface Pass {
  lines: number;
  to: number;
  channels: number;
  /** From one pixel of a line to the next, and from one line to the next. */
  step: number;
  stride: number;
  outStep: number;
  outStride: number;
}

function pass(source: Float32Array, target: Float32Array, taps: Taps, plan: Pass): void {
  const { first, count, weights, most } = taps;
  for (let line = 0; line < plan.lines; line++) {
    for (let x = 0; x < plan.to; x++) {
      const start = first[x] as number;
      const length = count[x] as number;
      for (let channel = 0; channel < plan.channels; channel++) {
        let sum = 0;
        let at = line * plan.stride + start * plan.step + channel;
        for (let i = 0; i < length; i++) {
          sum += (source[at] as number) * (weights[x * most + i] as number);
          at += plan.step;
        }
        target[line * plan.outStride + x * plan.outStep + channel] = sum;
      }
    }
  }
}
