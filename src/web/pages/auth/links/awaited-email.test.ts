import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { clearAwaitedEmail, readAwaitedEmail, storeAwaitedEmail } from './awaited-email';

const storages = { tab: new Map<string, string>(), browser: new Map<string, string>() };
const fakeStorage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
beforeEach(() => {
  for (const stored of Object.values(storages)) stored.clear();
  vi.stubGlobal('sessionStorage', fakeStorage(storages.tab));
  vi.stubGlobal('localStorage', fakeStorage(storages.browser));
});
afterEach(() => void vi.unstubAllGlobals());

const awaited = { purpose: 'signup', email: 'ada@example.com', next: '/alerts' } as const;

test('stores a requested email for one hour, or until it is cleared', () => {
  storeAwaitedEmail(awaited, 0);
  expect(readAwaitedEmail('tab', 59 * minuteMs)).toEqual(awaited);
  expect(readAwaitedEmail('browser', 59 * minuteMs)).toEqual(awaited);
  expect(readAwaitedEmail('tab', 61 * minuteMs)).toBeNull();
  expect(storages.browser.size).toBe(0);
  storeAwaitedEmail(awaited, 0);
  clearAwaitedEmail();
  expect(readAwaitedEmail('tab', 0)).toBeNull();
});

test('gives another tab the return path, but not the pending step', () => {
  storeAwaitedEmail(awaited, 0);
  storages.tab.clear();
  expect(readAwaitedEmail('tab', minuteMs)).toBeNull();
  expect(readAwaitedEmail('browser', minuteMs)?.next).toBe('/alerts');
});

test.each(['', 'null', '{', '[]', '{"purpose":"other","email":"a","next":"/","at":0}'])(
  'ignores other stored values: %s',
  (text) => {
    storages.tab.set('glowfare-awaited-email', text);
    expect(readAwaitedEmail('tab', 0)).toBeNull();
  },
);

test('ignores blocked storage', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  storeAwaitedEmail(awaited);
  expect(readAwaitedEmail('browser')).toBeNull();
  clearAwaitedEmail();
});
