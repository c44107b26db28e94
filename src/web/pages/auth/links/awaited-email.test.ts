import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { forgetAwaitedEmail, readAwaitedEmail, rememberAwaitedEmail } from './awaited-email';

const storages = { tab: new Map<string, string>(), browser: new Map<string, string>() };
const fakeStorage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
beforeEach(() => {
  for (const kept of Object.values(storages)) kept.clear();
  vi.stubGlobal('sessionStorage', fakeStorage(storages.tab));
  vi.stubGlobal('localStorage', fakeStorage(storages.browser));
});
afterEach(() => void vi.unstubAllGlobals());

const awaited = { purpose: 'signup', email: 'ada@example.com', next: '/alerts' } as const;

test('an email that was requested is remembered for an hour, or until it is forgotten', () => {
  rememberAwaitedEmail(awaited, 0);
  expect(readAwaitedEmail('tab', 59 * minuteMs)).toEqual(awaited);
  expect(readAwaitedEmail('browser', 59 * minuteMs)).toEqual(awaited);
  expect(readAwaitedEmail('tab', 61 * minuteMs)).toBeNull();
  expect(storages.browser.size).toBe(0);
  rememberAwaitedEmail(awaited, 0);
  forgetAwaitedEmail();
  expect(readAwaitedEmail('tab', 0)).toBeNull();
});

test('another tab knows where to go, and shows its own step', () => {
  rememberAwaitedEmail(awaited, 0);
  storages.tab.clear();
  expect(readAwaitedEmail('tab', minuteMs)).toBeNull();
  expect(readAwaitedEmail('browser', minuteMs)?.next).toBe('/alerts');
});

test.each(['', 'null', '{', '[]', '{"purpose":"other","email":"a","next":"/","at":0}'])(
  'other stored values are ignored: %s',
  (text) => {
    storages.tab.set('glowfare-awaited-email', text);
    expect(readAwaitedEmail('tab', 0)).toBeNull();
  },
);

test('forbidden storage is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  rememberAwaitedEmail(awaited);
  expect(readAwaitedEmail('browser')).toBeNull();
  forgetAwaitedEmail();
});
