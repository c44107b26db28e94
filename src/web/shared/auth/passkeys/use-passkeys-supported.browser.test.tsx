import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePasskeysSupported } from './use-passkeys-supported';

const Probe = () => (usePasskeysSupported() ? 'yes' : 'no');

test('is true where the browser has passkeys and the page has a host name', async () => {
  const { result } = await renderHook(() => usePasskeysSupported());
  expect(location.hostname).toBe('localhost');
  expect(result.current).toBe(true);
});

test('is false in a browser without passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { result } = await renderHook(() => usePasskeysSupported());
  expect(result.current).toBe(false);
});

test('is true in the HTML from the server, which cannot know', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  expect(renderToString(<Probe />)).toBe('yes');
});
