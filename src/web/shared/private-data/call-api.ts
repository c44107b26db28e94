import { accessToken, renewedToken } from '../auth/auth-client';
import { ApiError } from './api-error';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a file as it is. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Asks our API, as whoever is signed in. A token that is refused is renewed once: it may have been
 * taken back, or the clocks may differ.
 */
export async function callApi(path: string, call: Call = {}): Promise<unknown> {
  const token = await accessToken();
  const answer = await send(path, call, token);
  if (answer.status !== 401 || token === undefined) return read(answer);
  const renewed = await renewedToken();
  return read(renewed === undefined ? answer : await send(path, call, renewed));
}

async function send(path: string, call: Call, token: string | undefined): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const isFile = call.body instanceof Blob;
  if (call.body !== undefined && !isFile) headers.set('Content-Type', 'application/json');
  const { method = 'GET', signal } = call;
  try {
    return await fetch(path, { method, headers, signal: signal ?? null, body: bodyOf(call.body) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({
      status: 0,
      code: 'unreachable',
      message: 'We cannot be reached right now. Please check your connection and try again.',
    });
  }
}

function bodyOf(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof Blob ? body : JSON.stringify(body);
}

async function read(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return said;
  throw new ApiError({ ...unexplained, ...reasonIn(said), status: answer.status });
}

const unexplained = { code: 'internal', message: 'Something went wrong on our side.' };

/** The API's `{error: {code, message, fields?}}`, if that is what came. */
function reasonIn(said: unknown): Partial<Pick<ApiError, 'code' | 'message' | 'fields'>> {
  if (typeof said !== 'object' || said === null || !('error' in said)) return {};
  const { error } = said;
  return typeof error === 'object' && error !== null ? error : {};
}
