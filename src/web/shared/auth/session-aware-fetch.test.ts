import type { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '~/web/ui/overlays/toast-store';
import { duringSignOut, sessionAwareFetch, waitForSessionEnd } from './session-aware-fetch';

const storageKey = 'sb-localhost-auth-token';
let storage: Record<string, string>;
const asked: string[] = [];
let signOuts = 0;

/** Stands in for the client: clears the session and calls the service. */
async function findClient() {
  const client: Pick<GoTrueClient, 'signOut'> = {
    async signOut() {
      signOuts += 1;
      delete storage[storageKey];
      await watched('http://site.test/auth/v1/logout?scope=local', { method: 'POST' });
      return { error: null };
    },
  };
  return client;
}
const watched = sessionAwareFetch(findClient);

beforeEach(() => {
  storage = { [storageKey]: JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r-1' }) };
  asked.length = 0;
  signOuts = 0;
  for (const { id } of toastStore.current()) toastStore.dismiss(id);
  const local = { getItem: (key: string) => storage[key] ?? null };
  vi.stubGlobal(
    'localStorage',
    new Proxy(local, {
      ownKeys: () => Object.keys(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('location', { href: 'http://site.test/profile' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input);
    return Response.json({ code: 403, error_code: 'session_not_found' }, { status: 403 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const titles = () => toastStore.current().map(({ title }) => title);
const own = { headers: { Authorization: 'Bearer a.b.c' } };

test('ends the local session once and shows a toast when another device ended it', async () => {
  await Promise.all([watched('/auth/v1/user', own), watched('/auth/v1/proof', own)]);
  await waitForSessionEnd();
  expect(signOuts).toBe(1);
  expect(storage).toEqual({});
  expect(titles()).toEqual(['You were signed out on another device']);
  // There is no session left to end.
  expect(asked.some((address) => address.includes('logout'))).toBe(false);
});

test.each([
  ['signing out', () => duringSignOut(() => watched('/auth/v1/user', own))],
  [
    'a response for an earlier token',
    () => watched('/x', { headers: { Authorization: 'Bearer old' } }),
  ],
  [
    'a response after another tab signed out',
    () => {
      storage = {};
      return watched('/auth/v1/user', own);
    },
  ],
])('ignores %s', async (_, ask) => {
  expect((await ask()).status).toBe(403);
  await waitForSessionEnd();
  expect(signOuts).toBe(0);
  expect(titles()).toEqual([]);
});
