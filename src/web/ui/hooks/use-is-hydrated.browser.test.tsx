import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useIsHydrated } from './use-is-hydrated';

const Probe = () => <p>{useIsHydrated() ? 'hydrated' : 'server'}</p>;

test('is false in the HTML from the server and true once React has taken over', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  expect(container.textContent).toBe('server');
  const root = hydrateRoot(container, <Probe />);
  await expect.poll(() => container.textContent).toBe('hydrated');
  root.unmount();
});

test('is true from the start for what is added later', async () => {
  const seen: boolean[] = [];
  await renderHook(() => seen.push(useIsHydrated()));
  expect(seen).not.toContain(false);
});
