import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePasskeysSupported } from './use-passkeys-supported';

const Probe = () => (usePasskeysSupported() ? 'yes' : 'no');

test('is true if the browser supports passkeys and the page has a host name', async () => {
  const { result } = await renderHook(() => usePasskeysSupported());
  expect(location.hostname).toBe('localhost');
  expect(result.current).toBe(true);
});

test('is false in a browser without passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { result } = await renderHook(() => usePasskeysSupported());
  expect(result.current).toBe(false);
});

test('is true in server-rendered HTML', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(renderToString(<Probe />)).toBe('yes');
});
