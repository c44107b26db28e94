import type { Context } from 'hono';
import { AppError } from '~/domain/app-error';
import { coarseNetwork } from '~/domain/security/coarse-network';
import { StorageError } from '~/domain/storage/storage-error';
import { retryAfterSeconds, statusOfError } from './error-status';
import { escapeMarkup } from './escape-markup';
import { visitorAddress } from './limits/visitor-address.server';
import type { RequestEnv } from './request-env.server';
import { asStorageError, storageErrorJson } from './storage-error-response.server';

/** Below this path, errors have the format of Supabase's auth clients. */
export const authPath = '/auth/v1/';
/** Below this path, errors have the format of Supabase's storage clients. */
export const storagePath = '/storage/v1/';

/** Responds to a failed request: JSON for API clients, a plain page otherwise. */
export function respondWithError(error: unknown, c: Context<RequestEnv>): Response {
  if (error instanceof StorageError) return respondWithStorageError(error, c);
  const known = asAppError(error);
  const { deps, requestId } = c.var;
  if (known.shouldReport) {
    deps.log.error(
      { err: known.cause ?? known, requestId, detail: known.detail },
      'request failed',
    );
  }
  if (known.code === 'too_many_requests') countLimitHit(c);
  const status = statusOfError[known.code];
  if (status === 503) c.header('Retry-After', String(retryAfterSeconds));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  if (c.req.path.startsWith(storagePath)) return respondWithStorageError(asStorageError(known), c);
  c.header('Cache-Control', 'no-store');
  if (c.req.path.startsWith(authPath)) {
    return c.json({ code: status, error_code: known.code, msg: known.message }, status);
  }
  if (isApiPath(c.req.path)) {
    const { code, message, fields } = known;
    return c.json({ error: { code, message, fields, requestId } }, status);
  }
  return c.html(plainPage(status, known.message, requestId), status);
}

function respondWithStorageError(error: StorageError, c: Context<RequestEnv>): Response {
  c.header('Cache-Control', 'no-store');
  if (error.status === 401) c.header('WWW-Authenticate', 'Bearer');
  if (error.code === 'TooManyRequests') countLimitHit(c);
  return c.json(storageErrorJson(error), error.status);
}

/** The path prefix for the security log. The rest may identify a person or contain a token. */
function countLimitHit(c: Context<RequestEnv>): void {
  const { deps } = c.var;
  deps.securityTally.count({
    kind: 'limit_hit',
    userId: null,
    sessionId: null,
    network: coarseNetwork(visitorAddress(c)),
    device: null,
    detail: c.req.path.split('/', 3).join('/'),
    at: deps.clock.now(),
  });
}

export function isApiPath(path: string): boolean {
  return (
    path === '/api' ||
    path.startsWith('/api/') ||
    path.startsWith('/realtime/') ||
    path.startsWith('/storage/')
  );
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isClientAbort(error)) {
    return new AppError('bad_request', {
      message: 'The request is incomplete.',
      cause: error,
    });
  }
  return new AppError('internal', { message: 'Something went wrong on our side.', cause: error });
}

/** Node's errors for a client that disconnected or sent an invalid body. */
function isClientAbort(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error;
}

/** The fallback when React could not render the error page. */
function plainPage(status: number, message: string, requestId: string): string {
  const heading = status >= 500 ? 'Unexpected Application Error!' : 'Something went wrong';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><h1>${heading}</h1><p>${escapeMarkup(message)}</p>
<p>Request <code>${escapeMarkup(requestId)}</code></p><p><a href="/">Back to the home page</a></p></html>`;
}
