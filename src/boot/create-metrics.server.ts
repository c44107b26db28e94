import { createProcessMetrics } from '../adapters/process-metrics.server';
import type { WatchedDatabase } from '../db/engine/watch-queries.server';
import { type Metric, singleMetric } from '../domain/metrics/metric';
import { readQueueFigures } from '../usecases/jobs/read-queue-figures.server';
import { isDatabaseUp } from '../usecases/operations/check-readiness.server';
import type { PageCache } from '../web/http/cache/page-cache.server';
import { createRequestMetrics } from '../web/http/request-metrics.server';
import type { SiteDeps } from './create-deps.server';

interface MetricSources {
  deps: Pick<SiteDeps, 'db' | 'clock' | 'search'>;
  queryFigures: WatchedDatabase['figures'];
  /** In a process that serves pages. */
  web:
    | {
        cache: PageCache;
        realtime: { figures(): { connections: number; dropped: number } };
        search: { builtAt(): Date; changeovers(): number };
      }
    | undefined;
  runsJobs: boolean;
}

const gauge = (name: string, help: string, value: number) =>
  singleMetric('gauge', `glowfare_${name}`, help, value);
const counter = (name: string, help: string, value: number) =>
  singleMetric('counter', `glowfare_${name}`, help, value);

/** Counts requests, and collects everything for /metrics. */
export function createMetrics() {
  const requests = createRequestMetrics();
  const processMetrics = createProcessMetrics();
  return {
    requests,
    async read({ deps, queryFigures, web, runsJobs }: MetricSources): Promise<Metric[]> {
      return [
        ...processMetrics.read(),
        gauge(
          'database_up',
          '1 if the database answers within a second.',
          (await isDatabaseUp(deps)) ? 1 : 0,
        ),
        ...databaseMetrics(queryFigures()),
        ...(runsJobs ? await queueMetrics(deps) : []),
        ...(web ? [...requests.read(), ...webMetrics(deps, web)] : []),
      ];
    },
    stop: processMetrics.stop,
  };
}

function databaseMetrics({
  connectionsWanted,
  slow,
  durations,
}: ReturnType<WatchedDatabase['figures']>): Metric[] {
  return [
    gauge(
      'database_connections_wanted',
      'Transactions and single queries that have a connection of the pool or wait for one.',
      connectionsWanted,
    ),
    counter('database_slow_queries_total', 'Queries over SLOW_QUERY_MS.', slow),
    {
      name: 'glowfare_database_query_duration_seconds',
      help: 'Duration of queries, with the wait for a connection.',
      type: 'histogram',
      samples: durations.samples(),
    },
  ];
}

async function queueMetrics(deps: MetricSources['deps']): Promise<Metric[]> {
  const figures = await readQueueFigures(deps);
  const reachable = gauge('job_queue_up', '1 if the queue can be read.', figures ? 1 : 0);
  if (!figures) return [reachable];
  const { due, running, dead, oldestDueSeconds } = figures;
  return [
    reachable,
    {
      name: 'glowfare_jobs',
      help: 'Jobs by state; due ones wait for a worker.',
      type: 'gauge',
      samples: Object.entries({ due, running, dead }).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
    gauge(
      'job_oldest_due_seconds',
      'How long the oldest due job has been waiting.',
      oldestDueSeconds,
    ),
  ];
}

function webMetrics(
  { clock, search }: MetricSources['deps'],
  { cache, realtime, search: index }: NonNullable<MetricSources['web']>,
): Metric[] {
  const { entries, bytes } = cache.figures();
  const { connections, dropped } = realtime.figures();
  const indexAge = (clock.now().getTime() - index.builtAt().getTime()) / 1_000;
  return [
    gauge('page_cache_entries', 'Cached pages.', entries),
    gauge('page_cache_bytes', 'Estimated memory of cached pages.', bytes),
    gauge('websocket_connections', 'Open WebSockets.', connections),
    counter('websocket_dropped_total', 'WebSockets closed because they read too slowly.', dropped),
    gauge('search_index_products', 'Products in the search index.', search.productCount),
    gauge('search_index_age_seconds', 'Time since the index was built.', indexAge),
    counter('search_index_rebuilds_total', 'Rebuilds since the start.', index.changeovers()),
  ];
}
