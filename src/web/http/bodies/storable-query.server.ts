import { createMiddleware } from 'hono/factory';
import { AppError } from '~/domain/app-error';
import { notStorable } from '~/domain/input/storable';
import { authPath, isApiPath } from '../error-response.server';
import type { RequestEnv } from '../request-env.server';

/**
 * Rejects NUL in the query of API requests, because the database cannot store it. URL decoding removes
 * everything else that cannot be stored. Pages ignore unknown values.
 */
export const refuseUnstorableQueries = createMiddleware<RequestEnv>(async (c, next) => {
  const { path, url } = c.req;
  const query = url.split('?').slice(1).join('?');
  if (query.includes('%00') && (isApiPath(path) || path.startsWith(authPath))) {
    throw new AppError('bad_request', { message: notStorable });
  }
  await next();
});
