import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '~/domain/app-error';
import { maxOperatorBodyBytes } from '~/domain/limits/body-limits';
import type { Deps } from '~/usecases/deps';
import { type OperatorApiOptions, operatorApi } from './api/operations/operator.server';
import { respondWithError } from './http/error-response.server';
import { localOnly } from './http/limits/local-only.server';
import type { RequestEnv } from './http/request-env.server';
import { requestLog } from './http/request-log.server';
import { securityHeaders } from './http/security-headers.server';

/**
 * The operator API. It has its own port on the loopback interface, so neither HOST nor a reverse proxy
 * can expose it.
 */
export function createOperatorApp(deps: Deps, options: OperatorApiOptions): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.onError(respondWithError);
  app.use(requestLog(deps, { trustProxy: 0 }));
  app.use(securityHeaders({ https: false, trustProxy: 0 }));
  app.use(localOnly);
  app.use(bodyLimit({ maxSize: maxOperatorBodyBytes, onError: tooLarge }));
  operatorApi(app, options);
  app.all('*', () => {
    throw new AppError('not_found', { message: 'There is nothing at this address.' });
  });
  return app;
}

function tooLarge(): never {
  throw new AppError('body_too_large', {
    message: 'The request is larger than our limit of 1 MiB.',
  });
}
