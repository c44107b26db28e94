import { expect, test } from 'vitest';
import { metricsText } from '~/domain/metrics/metric';
import { createRequestMetrics } from './request-metrics.server';

test('requests are counted by class, status and result of the cache', () => {
  const metrics = createRequestMetrics();
  for (const path of ['/', '/product/7', '/apiary'])
    metrics.count({ path, status: 200, ms: 2, cache: 'hit' });
  metrics.count({ path: '/product/8', status: 200, ms: 40, cache: 'miss' });
  metrics.count({ path: '/api/products', status: 429, ms: 1 });
  metrics.count({ path: '/images/p/1.avif', status: 200, ms: 1 });
  const text = metricsText(metrics.read());
  expect(text).toContain('glowfare_http_requests_total{class="page",status="200"} 4\n');
  expect(text).toContain('glowfare_http_requests_total{class="api",status="429"} 1\n');
  expect(text).toContain('glowfare_http_requests_total{class="picture",status="200"} 1\n');
  expect(text).toContain('_duration_seconds_bucket{class="page",le="0.005"} 3\n');
  expect(text).toContain('_duration_seconds_bucket{class="page",le="0.1"} 4\n');
  expect(text).toContain('glowfare_page_cache_requests_total{result="hit"} 3\n');
  expect(text).toContain('glowfare_page_cache_requests_total{result="miss"} 1\n');
});

test('invented paths do not add samples', () => {
  const metrics = createRequestMetrics();
  metrics.count({ path: '/', status: 404, ms: 1 });
  const before = metricsText(metrics.read()).split('\n').length;
  for (let n = 0; n < 50; n += 1) metrics.count({ path: `/page-${n}`, status: 404, ms: 1 });
  expect(metricsText(metrics.read()).split('\n')).toHaveLength(before);
});
