import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { favoritesChangeEvent, favoritesStorageKey } from './device-favorites';
import { setAccountIds, useSaved, useSavedCount } from './saved-store';

function saveOnDevice(...ids: number[]) {
  localStorage.setItem(favoritesStorageKey, JSON.stringify(ids.map((id) => [id, 1, 1_000])));
  window.dispatchEvent(new Event(favoritesChangeEvent));
}
const renderSaved = () => renderHook(() => ({ saved: useSaved(7), count: useSavedCount() }));

afterEach(() => setAccountIds(null));

test('follows favorites saved on the device', async () => {
  const { result, act } = await renderSaved();
  expect(result.current).toEqual({ saved: false, count: 0 });
  await act(() => saveOnDevice(7, 8));
  expect(result.current).toEqual({ saved: true, count: 2 });
  await act(() => saveOnDevice(8));
  expect(result.current).toEqual({ saved: false, count: 1 });
});

test('follows another tab', async () => {
  const { result, act } = await renderSaved();
  localStorage.setItem(favoritesStorageKey, JSON.stringify([[7, 1, null]]));
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key: favoritesStorageKey })));
  expect(result.current.saved).toBe(true);
});

test("shows the account's favorites once they are loaded", async () => {
  const { result, act } = await renderSaved();
  await act(() => saveOnDevice(7));
  await act(() => setAccountIds(new Set([1, 2, 3])));
  expect(result.current).toEqual({ saved: false, count: 3 });
  await act(() => setAccountIds(null));
  expect(result.current).toEqual({ saved: true, count: 1 });
});

test('is false in server-rendered HTML', () => {
  saveOnDevice(7);
  const Probe = () => `${useSaved(7)} ${useSavedCount()}`;
  expect(renderToString(<Probe />)).toBe('false 0');
});
