import { Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import type { Metric } from '~/domain/metrics/metric';
import type { Deps } from '~/usecases/deps';
import { metricsApi } from './api/operations/metrics.server';
import { type ProcessState, statusApi } from './api/operations/status.server';
import { respondWithError } from './http/error-response.server';
import type { RequestEnv } from './http/request-env.server';
import { requestLog } from './http/request-log.server';
import { securityHeaders } from './http/security-headers.server';

interface HealthAppOptions {
  deps: Deps;
  process: ProcessState;
  readMetrics: () => Promise<Metric[]>;
}

/** Health checks and metrics, on a port for the operator. */
export function createHealthApp({ deps, process, readMetrics }: HealthAppOptions) {
  const app = new Hono<RequestEnv>();
  app.onError(respondWithError);
  app.use(requestLog(deps, { trustProxy: 0 }));
  app.use(securityHeaders({ https: false, trustProxy: 0 }));
  statusApi(app, process);
  metricsApi(app, readMetrics);
  app.all('*', () => {
    throw new AppError('not_found', { message: 'There is nothing at this address.' });
  });
  return app;
}
