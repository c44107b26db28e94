import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHistogram } from './histogram';
import { metricsText, singleMetric } from './metric';

test('metrics are written in Prometheus’s text format', () => {
  const histogram = createHistogram([0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.observe(seconds);
  const text = metricsText([
    singleMetric('gauge', 'memory_bytes', 'Memory.\nOf all kinds.', 12),
    {
      name: 'requests_total',
      help: 'Requests.',
      type: 'counter',
      samples: [{ labels: { class: 'a"b\\c\nd', status: '200' }, value: 7 }],
    },
    { name: 'seconds', help: 'Time.', type: 'histogram', samples: histogram.samples({ a: 'b' }) },
  ]);
  expect(text).toBe(`# HELP memory_bytes Memory.\\nOf all kinds.
# TYPE memory_bytes gauge
memory_bytes 12
# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{class="a\\"b\\\\c\\nd",status="200"} 7
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{a="b",le="0.1"} 2
seconds_bucket{a="b",le="1"} 3
seconds_bucket{a="b",le="+Inf"} 4
seconds_sum{a="b"} 3.65
seconds_count{a="b"} 4
`);
});

test('each bucket counts the durations up to its bound', () => {
  const bounds = [0.01, 0.1, 1];
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 10, noNaN: true })), (durations) => {
      const histogram = createHistogram(bounds);
      for (const seconds of durations) histogram.observe(seconds);
      const buckets = histogram.samples().filter(({ suffix }) => suffix === '_bucket');
      expect(buckets.map(({ value }) => value)).toEqual([
        ...bounds.map((bound) => durations.filter((seconds) => seconds <= bound).length),
        durations.length,
      ]);
    }),
  );
});
