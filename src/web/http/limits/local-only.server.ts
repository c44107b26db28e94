import { createMiddleware } from 'hono/factory';
import { AppError } from '~/domain/app-error';
import { isLocalHost } from '~/domain/net/local-host';
import type { RequestEnv } from '../request-env.server';

/** Restricts routes to local host names in Host; others get 404. */
export const localOnly = createMiddleware<RequestEnv>(async (c, next) => {
  if (isLocalHost(new URL(c.req.url).host)) return next();
  throw new AppError('not_found', { message: 'There is nothing at this address.' });
});
