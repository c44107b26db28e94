import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAccount, signedOutAccount } from '../auth/account-store';
import { ApiError } from './api-error';
import { callApi } from './call-api';

const tokens = vi.hoisted(() => ({
  current: undefined as string | undefined,
  renewed: undefined as string | undefined,
  renewals: 0,
}));
vi.mock('../auth/auth-client', () => ({
  accessToken: async () => tokens.current,
  renewedToken: async () => {
    tokens.renewals += 1;
    return tokens.renewed;
  },
}));

const requests: Request[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  requests.length = 0;
  Object.assign(tokens, { current: undefined, renewed: undefined, renewals: 0 });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, 'http://site.test'), init));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers = [];
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const refusal = json({ error: { code: 'invalid_jwt', message: 'JWT has expired' } }, 401);

test('sends the token and JSON when signed in', async () => {
  tokens.current = 'one';
  answers = [json({ saved: true }, 201)];
  expect(await callApi('/api/x', { method: 'POST', body: { a: 1 } })).toEqual({ saved: true });
  const [request] = requests;
  expect(request?.headers.get('authorization')).toBe('Bearer one');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({ a: 1 });
});

test('keeps small changes alive after the page unloads, but not reads and large bodies', async () => {
  tokens.current = 'one';
  answers = Array.from({ length: 4 }, () => json({}));
  await callApi('/api/x', { method: 'PUT', body: { on: true } });
  await callApi('/api/x', { method: 'DELETE' });
  await callApi('/api/x');
  // Browsers limit keepalive bodies to 64 KB in total.
  await callApi('/api/x', { method: 'POST', body: { text: 'é'.repeat(8_000) } });
  await callApi('/api/x', { method: 'POST', body: new Blob(['x']) }).catch(() => {});
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true, false, false, false]);
});

test('sends no token without a session, and does not retry a refusal', async () => {
  answers = [refusal];
  await expect(callApi('/api/x')).rejects.toMatchObject({ status: 401, code: 'invalid_jwt' });
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(tokens.renewals).toBe(0);
});

test('renews a refused token once and retries', async () => {
  Object.assign(tokens, { current: 'one', renewed: 'two' });
  answers = [refusal, json({ fine: true })];
  expect(await callApi('/api/x', { method: 'PATCH', body: { a: 1 } })).toEqual({ fine: true });
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer one',
    'Bearer two',
  ]);
  expect(await requests[1]?.json()).toEqual({ a: 1 });
});

test('does not renew a token twice', async () => {
  Object.assign(tokens, { current: 'one', renewed: 'two' });
  answers = [refusal, refusal];
  await expect(callApi('/api/x')).rejects.toMatchObject({ status: 401 });
  expect(tokens.renewals).toBe(1);
});

test('returns the refusal if the token cannot be renewed', async () => {
  tokens.current = 'one';
  answers = [refusal];
  await expect(callApi('/api/x')).rejects.toMatchObject({ status: 401, code: 'invalid_jwt' });
  expect(requests).toHaveLength(1);
});

test('treats a refusal after a sign-out in another tab as a sign-out', async () => {
  tokens.current = 'one';
  answers = [
    () => {
      tokens.current = undefined;
      return refusal();
    },
  ];
  await expect(callApi('/api/x')).rejects.toMatchObject({ code: 'signed_out' });
  expect(tokens.renewals).toBe(0);
});

test('tries a token that another tab renewed before renewing it', async () => {
  tokens.current = 'one';
  answers = [
    () => {
      tokens.current = 'two';
      return refusal();
    },
    json({ fine: true }),
  ];
  expect(await callApi('/api/x')).toEqual({ fine: true });
  expect(tokens.renewals).toBe(0);
});

test('cancels requests in flight when the user signs out', async () => {
  tokens.current = 'one';
  const user = { id: 'u', email: 'ada@example.com', createdAt: '' };
  setAccount({ ...signedOutAccount, user });
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    queueMicrotask(() => setAccount(signedOutAccount));
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  await expect(callApi('/api/x')).rejects.toMatchObject({ code: 'signed_out' });
});

test('returns validation errors by field', async () => {
  const fields = { username: 'Please enter a name.' };
  answers = [json({ error: { code: 'invalid_input', message: 'No.', fields } }, 400)];
  const error = await callApi('/api/x').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 400, code: 'invalid_input', message: 'No.', fields });
});

test('returns undefined for an empty response', async () => {
  answers = [() => new Response(null, { status: 204 })];
  expect(await callApi('/api/x', { method: 'DELETE' })).toBeUndefined();
});

test('fails on a gateway’s HTML page', async () => {
  answers = [() => new Response('<h1>Bad Gateway</h1>', { status: 502 })];
  await expect(callApi('/api/x')).rejects.toMatchObject({ status: 502, code: 'internal' });
});

test('sends a file unchanged', async () => {
  answers = [json({})];
  await callApi('/api/x', { method: 'PUT', body: new Blob(['a'], { type: 'image/png' }) });
  expect(requests[0]?.headers.get('content-type')).toBe('image/png');
});

test('reports network errors, but not aborted requests', async () => {
  await expect(callApi('/api/x')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  const leaving = new AbortController();
  leaving.abort();
  await expect(callApi('/api/x', { signal: leaving.signal })).rejects.not.toBeInstanceOf(ApiError);
});
