import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Deps } from '../usecases/deps';
import { refuseMalformed } from '../web/http/bodies/malformed-request.server';
import type { RequestEnv } from '../web/http/request-env.server';

/** Lets Node's HTTP server call an app. */
export const nodeListener = ({ fetch }: Hono<RequestEnv>, { log }: Pick<Deps, 'log'>) =>
  getRequestListener(fetch, { errorHandler: refuseMalformed(log) });
