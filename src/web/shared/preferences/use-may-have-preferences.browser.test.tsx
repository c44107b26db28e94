import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAccount, signedOutAccount, unknownAccount } from '../auth/account-store';
import { useMayHavePreferences } from './use-may-have-preferences';

const person = { id: 'a', email: 'a@example.com', createdAt: '2026-03-01T12:00:00Z' };

/** Other tests share the storage of the browser. */
const store = (preferences: string | null) =>
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(preferences);

beforeEach(() => {
  store(null);
});
afterEach(() => {
  setAccount(unknownAccount);
});

/** Every value that was rendered while the page of the server was taken over and the account became known. */
async function hydrated(account = signedOutAccount): Promise<boolean[]> {
  const seen: boolean[] = [];
  const Probe = () => {
    const mayHave = useMayHavePreferences();
    seen.push(mayHave);
    return <p>{String(mayHave)}</p>;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  const root = hydrateRoot(container, <Probe />);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  setAccount(account);
  await new Promise((resolve) => setTimeout(resolve, 50));
  root.unmount();
  return seen;
}

// The files of the browser tests share the account, and an earlier one may still be signing in.
const shared = { retry: 2 };

test('without preferences, nothing is rendered again after hydration', shared, async () => {
  expect(await hydrated()).toEqual([false, false]);
});

test('preferences of the device are found after hydration', shared, async () => {
  store('{}');
  expect(await hydrated()).toEqual([false, false, true]);
});

test('so are those of an account', shared, async () => {
  expect(await hydrated({ ...signedOutAccount, user: person })).toEqual([false, false, true]);
});

test('parts of the page whose scripts are still loading stay visible', async () => {
  store('{}');
  let load = () => {};
  const script = new Promise<void>((resolve) => {
    load = resolve;
  });
  const Part = ({ isLoaded }: { isLoaded: boolean }) => {
    if (!isLoaded) use(script);
    return <p>Filters</p>;
  };
  const Page = ({ isLoaded }: { isLoaded: boolean }) => (
    <>
      {useMayHavePreferences() ? 'mine' : 'everyone’s'}
      <Suspense>
        <Part isLoaded={isLoaded} />
      </Suspense>
    </>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page isLoaded />);
  document.body.append(container);
  const root = hydrateRoot(container, <Page isLoaded={false} />);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(container.innerText).toContain('Filters');
  load();
  await expect.poll(() => container.innerText).toContain('mine');
  expect(container.innerText).toContain('Filters');
  root.unmount();
  container.remove();
});
