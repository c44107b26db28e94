import { Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import type { Deps } from '~/usecases/deps';
import { type ProcessState, statusApi } from './api/operations/status.server';
import { respondWithError } from './http/error-response.server';
import type { RequestEnv } from './http/request-env.server';
import { requestLog } from './http/request-log.server';
import { securityHeaders } from './http/security-headers.server';

/** Health endpoints of a process that only runs jobs. */
export function createHealthApp(deps: Deps, process: ProcessState): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.onError(respondWithError);
  app.use(requestLog(deps, 0));
  app.use(securityHeaders({ https: false, trustProxy: 0 }));
  statusApi(app, process);
  app.all('*', () => {
    throw new AppError('not_found', { message: 'There is nothing at this address.' });
  });
  return app;
}
