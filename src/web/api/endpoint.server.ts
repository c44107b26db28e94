import type { Context, Hono } from 'hono';
import type { ServiceCheck } from '~/auth/client/service-check.server';
import type { Person } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import type { RequestEnv } from '../http/request-env.server';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Handler = (c: Context<RequestEnv>) => Promise<Response> | Response;
type PrivateHandler = (c: Context<RequestEnv>, person: Person) => Promise<Response> | Response;

/** Registers the handlers of a path; any other method gets 405 with the list of allowed ones. */
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
      message: `${c.req.method} is not allowed here; use ${allowed.join(', ')}.`,
    });
  });
}

/**
 * An endpoint for signed-in users: its handlers run only after the bearer token was verified. They take
 * the user from here, never from the URL or the body.
 */
export function privateEndpoint(
  app: Hono<RequestEnv>,
  path: string,
  handlers: Partial<Record<Method, PrivateHandler>>,
): void {
  const authenticated = Object.entries(handlers).map(([method, handler]): [string, Handler] => [
    method,
    async (c) => handler(c, await requirePerson(c)),
  ]);
  endpoint(app, path, Object.fromEntries(authenticated));
}

/** An endpoint for our own programs: its handlers run only with a valid service key. */
export function serviceEndpoint(
  app: Hono<RequestEnv>,
  isService: ServiceCheck,
  path: string,
  handlers: Partial<Record<Method, Handler>>,
): void {
  const authorized = Object.entries(handlers).map(([method, handler]): [string, Handler] => [
    method,
    async (c) => {
      await requireServiceKey(c, isService);
      return handler(c);
    },
  ]);
  endpoint(app, path, Object.fromEntries(authorized));
}

async function requirePerson(c: Context<RequestEnv>): Promise<Person> {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Authorization', { append: true });
  const token = readBearer(c);
  const tokens = c.get('tokens');
  if (!token || !tokens) {
    throw new AppError('no_authorization', { message: 'Please sign in first.' });
  }
  return tokens.verify(token);
}

/** Accepts the key as a bearer token or, as Supabase's clients send it, in `apikey`. */
async function requireServiceKey(c: Context<RequestEnv>, isService: ServiceCheck): Promise<void> {
  c.header('Cache-Control', 'no-store');
  for (const key of [readBearer(c), c.req.header('apikey')]) {
    if (key && (await isService(key))) return;
  }
  throw new AppError('no_authorization', { message: 'This endpoint requires the service key.' });
}

function readBearer(c: Context<RequestEnv>): string | undefined {
  return /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}
