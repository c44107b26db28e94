import { abortOnSignOut } from '../auth/abort-on-sign-out';
import { accessToken, renewedToken } from '../auth/auth-client';
import { waitForSessionEnd } from '../auth/session-aware-fetch';
import { ApiError } from './api-error';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; files are sent unchanged. */
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls our API as the signed-in user. A refused token is renewed once: it may have been revoked,
 * or the clocks may differ. Fails with `signed_out` when the session has ended, here or on another
 * device.
 */
export async function callApi(path: string, call: Call = {}): Promise<unknown> {
  const token = await accessToken();
  if (token === undefined) return read(await send(path, call, token));
  const answer = await sendWhileSignedIn(path, call, token);
  if (answer.status !== 401) return read(answer);
  const current = await accessToken();
  if (current === undefined) throw signedOut();
  const renewed = current === token ? await renewedToken() : current;
  await waitForSessionEnd();
  if (renewed === undefined && (await accessToken()) === undefined) throw signedOut();
  return read(renewed === undefined ? answer : await sendWhileSignedIn(path, call, renewed));
}

const signedOut = () =>
  new ApiError({ status: 401, code: 'signed_out', message: 'You are signed out.' });

/** Cancels the request if the user signs out in any tab. */
async function sendWhileSignedIn(path: string, call: Call, token: string): Promise<Response> {
  const { signal: ended, stop } = abortOnSignOut();
  const signal = call.signal ? AbortSignal.any([ended, call.signal]) : ended;
  try {
    return await send(path, { ...call, signal }, token);
  } catch (error) {
    throw ended.aborted ? signedOut() : error;
  } finally {
    stop();
  }
}

async function send(path: string, call: Call, token: string | undefined): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const isFile = call.body instanceof Blob;
  if (call.body !== undefined && !isFile) headers.set('Content-Type', 'application/json');
  const { method = 'GET', signal } = call;
  const body = bodyOf(call.body);
  // A change right before a reload must still arrive.
  const keepalive = method !== 'GET' && isSmall(body);
  try {
    return await fetch(path, { method, headers, signal: signal ?? null, body, keepalive });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({
      status: 0,
      code: 'unreachable',
      message: 'We can’t connect right now. Please check your connection and try again.',
    });
  }
}

function bodyOf(body: unknown): Blob | string | null {
  if (body === undefined) return null;
  return body instanceof Blob ? body : JSON.stringify(body);
}

/** Browsers limit the bodies of all `keepalive` requests to 64 KB in total. */
const maxKeepaliveBytes = 8 * 1024;

function isSmall(body: Blob | string | null): boolean {
  if (body instanceof Blob) return false;
  return body === null || new TextEncoder().encode(body).length <= maxKeepaliveBytes;
}

async function read(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const responseBody: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return responseBody;
  throw new ApiError({ ...unknownError, ...errorIn(responseBody), status: answer.status });
}

const unknownError = { code: 'internal', message: 'Something went wrong on our side.' };

/** The API's `{error: {code, message, fields?}}`, if present. */
function errorIn(responseBody: unknown): Partial<Pick<ApiError, 'code' | 'message' | 'fields'>> {
  if (typeof responseBody !== 'object' || responseBody === null || !('error' in responseBody))
    return {};
  const { error } = responseBody;
  return typeof error === 'object' && error !== null ? error : {};
}
