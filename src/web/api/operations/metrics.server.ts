import type { Hono } from 'hono';
import { type Metric, metricsText } from '~/domain/metrics/metric';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';

/** The endpoint for Prometheus; only on ports that are not public. */
export function metricsApi(app: Hono<RequestEnv>, readMetrics: () => Promise<Metric[]>): void {
  endpoint(app, '/metrics', {
    GET: async (c) =>
      c.body(metricsText(await readMetrics()), 200, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      }),
  });
}
