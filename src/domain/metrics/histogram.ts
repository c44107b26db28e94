import type { Labels, Metric } from './metric';

export type Histogram = ReturnType<typeof createHistogram>;

/** Durations in seconds, counted by upper bounds that ascend. */
export function createHistogram(bounds: readonly number[]) {
  const counts = new Array<number>(bounds.length).fill(0);
  let count = 0;
  let sum = 0;
  return {
    observe(seconds: number): void {
      count += 1;
      sum += seconds;
      const index = bounds.findIndex((bound) => seconds <= bound);
      if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
    },
    /** Cumulative, as Prometheus expects it: each bucket contains the smaller ones. */
    samples(labels: Labels = {}): Metric['samples'] {
      let total = 0;
      const buckets = bounds.map((bound, index) => {
        total += counts[index] ?? 0;
        return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: total };
      });
      return [
        ...buckets,
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ];
    },
  };
}
