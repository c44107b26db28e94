import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Metric, singleMetric } from '~/domain/metrics/metric';

const resolutionMs = 20;

/** Figures of this process, under the names that Prometheus's client libraries use. */
export function createProcessMetrics() {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const startedAt = Date.now() / 1_000 - process.uptime();

  return {
    /** The delays are those since the last call. */
    read(): Metric[] {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const delays = [
        { labels: { quantile: '0.5' }, value: delaySeconds(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: delaySeconds(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: delaySeconds(delay.max) },
      ];
      delay.reset();
      return [
        gauge('process_start_time_seconds', 'Start of the process, in Unix time.', startedAt),
        singleMetric(
          'counter',
          'process_cpu_seconds_total',
          'CPU time of the process and its threads.',
          (user + system) / 1e6,
        ),
        gauge('process_resident_memory_bytes', 'Resident memory.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Used heap.', heapUsed),
        gauge('nodejs_heap_size_total_bytes', 'Reserved heap.', heapTotal),
        gauge('nodejs_external_memory_bytes', 'Memory outside of the heap: buffers.', external),
        ...openFiles(),
        {
          name: 'nodejs_eventloop_lag_seconds',
          help: 'Delay of timers since the last scrape.',
          type: 'gauge',
          samples: delays,
        },
      ];
    },
    stop(): void {
      delay.disable();
    },
  };
}

/** Node measures the time between two timers, which includes their interval. */
const delaySeconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1_000);

const gauge = (name: string, help: string, value: number) =>
  singleMetric('gauge', name, help, value);

/** Linux only. */
function openFiles(): Metric[] {
  try {
    return [gauge('process_open_fds', 'Open files.', readdirSync('/proc/self/fd').length)];
  } catch {
    return [];
  }
}
