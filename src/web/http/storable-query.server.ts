import { createMiddleware } from 'hono/factory';
import { AppError } from '~/domain/app-error';
import { notStorable } from '~/domain/input/storable';
import { authPath, isForPrograms } from './error-answer.server';
import type { RequestEnv } from './request-env.server';

/**
 * Refuses a NUL in the query of an API request before it can reach the database. Nothing else that cannot
 * be stored survives the decoding of an address. Pages read what they understand and ignore the rest.
 */
export const refuseUnstorableQueries = createMiddleware<RequestEnv>(async (c, next) => {
  const { path, url } = c.req;
  const query = url.split('?').slice(1).join('?');
  if (query.includes('%00') && (isForPrograms(path) || path.startsWith(authPath))) {
    throw new AppError('bad_request', { message: notStorable });
  }
  await next();
});
