import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createProcessMetrics } from './process-metrics.server';

test('a blocked event loop shows in the longest delay until the next scrape', async () => {
  const metrics = createProcessMetrics();
  const maxSeconds = () =>
    metrics
      .read()
      .find(({ name }) => name === 'nodejs_eventloop_lag_seconds')
      ?.samples.find(({ labels }) => labels?.quantile === '1')?.value ?? 0;
  await sleep(60);
  const until = performance.now() + 300;
  while (performance.now() < until);
  await sleep(60);
  expect(maxSeconds()).toBeGreaterThan(0.2);
  metrics.stop();
  maxSeconds();
  expect(maxSeconds()).toBe(0);
});

test('memory, CPU time and start are those of this process', () => {
  const metrics = createProcessMetrics();
  const values = new Map(metrics.read().map(({ name, samples }) => [name, samples[0]?.value ?? 0]));
  metrics.stop();
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(values.get('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(values.get('process_start_time_seconds')).toBeLessThanOrEqual(Date.now() / 1_000);
});
