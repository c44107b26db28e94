import type { Context, Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import type { RequestEnv } from '../http/request-env.server';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Handler = (c: Context<RequestEnv>) => Promise<Response> | Response;

/** One address and the methods it knows; any other method gets 405 with the list of those. */
export function endpoint(
  app: Hono<RequestEnv>,
  path: string,
  handlers: Partial<Record<Method, Handler>>,
): void {
  for (const [method, handler] of Object.entries(handlers)) app.on(method, path, handler);
  const allowed = Object.keys(handlers).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  app.all(path, (c) => {
    c.header('Allow', allowed.join(', '));
    throw new AppError('method_not_allowed', {
      message: `${c.req.method} is not allowed here; ${allowed.join(', ')} is.`,
    });
  });
}
