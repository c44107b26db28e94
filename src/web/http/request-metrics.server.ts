import { createHistogram, type Histogram } from '~/domain/metrics/histogram';
import type { Metric } from '~/domain/metrics/metric';

/** Classes of routes by the start of their path; everything else is a page. */
const classPrefixes = [
  ['/assets/', 'file'],
  ['/images/', 'picture'],
  ['/avatars/', 'picture'],
  ['/api/', 'api'],
  ['/auth/v1/', 'auth'],
  ['/storage/v1/', 'storage'],
  ['/realtime/', 'realtime'],
  ['/go/', 'redirect'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
] as const;

const durationBounds = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface FinishedRequest {
  path: string;
  status: number;
  ms: number;
  cache?: string | undefined;
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/** Counts requests by class of route. Paths are not counted: visitors can make up any number of them. */
export function createRequestMetrics() {
  const classes = new Map<string, { statuses: Map<number, number>; durations: Histogram }>();
  const cacheResults = new Map<string, number>();

  return {
    count({ path, status, ms, cache }: FinishedRequest): void {
      const name = classOf(path);
      const entry = classes.get(name) ?? {
        statuses: new Map<number, number>(),
        durations: createHistogram(durationBounds),
      };
      classes.set(name, entry);
      increment(entry.statuses, status);
      entry.durations.observe(ms / 1_000);
      if (cache) increment(cacheResults, cache);
    },
    read(): Metric[] {
      const entries = [...classes];
      return [
        {
          name: 'glowfare_http_requests_total',
          help: 'Finished requests.',
          type: 'counter',
          samples: entries.flatMap(([name, { statuses }]) =>
            Array.from(statuses, ([status, value]) => ({
              labels: { class: name, status: String(status) },
              value,
            })),
          ),
        },
        {
          name: 'glowfare_http_request_duration_seconds',
          help: 'Time until the response was ready to be sent.',
          type: 'histogram',
          samples: entries.flatMap(([name, { durations }]) => durations.samples({ class: name })),
        },
        {
          name: 'glowfare_page_cache_requests_total',
          help: 'Requests for pages by result of the page cache.',
          type: 'counter',
          samples: Array.from(cacheResults, ([result, value]) => ({ labels: { result }, value })),
        },
      ];
    },
  };
}

function classOf(path: string): string {
  return classPrefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page';
}

function increment<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
