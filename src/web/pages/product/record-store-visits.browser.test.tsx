import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stubFetch } from '../../../../tests/browser/stub-fetch';
import { storeUserId } from '../../shared/auth/signed-in-hint';
import { privateQueryClient } from '../../shared/private-data/private-query-client';
import { ShopNow } from './best-price/shop-now';
import { RecordStoreVisits } from './record-store-visits';

const shopNow = page.getByRole('link', { name: /^Shop Now/ });

beforeEach(() => privateQueryClient().clear());

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
function session() {
  const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
  const user = { id: '7f000000-0000-4000-8000-000000000001', email: 'ada@example.com' };
  const payload = { sub: user.id, exp: expiresAt, aal: 'aal1', session_id: 's' };
  return {
    access_token: `${encode({ alg: 'none' })}.${encode(payload)}.AAAA`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: expiresAt,
    user,
  };
}

/** The page of a person; links lead nowhere. Returns the requests about settings and visits. */
async function open({ isSignedIn = true, isAllowed = true } = {}) {
  localStorage.clear();
  if (isSignedIn) {
    storeUserId(session().user.id);
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session()));
  }
  const settings = {
    newsletter: false,
    alert_mails: false,
    helpful_mails: false,
    review_request_mails: false,
    store_visits: isAllowed,
    product_analytics: false,
  };
  const requests = stubFetch(({ path }) => {
    if (path.endsWith('/api/accounts/client')) return { url: location.origin, anonKey: 'anon' };
    if (path.endsWith('/api/profile/privacy')) return settings;
    return new Response(null, { status: 204 });
  });
  await render(
    // biome-ignore lint/a11y: only keeps the browser from leaving
    <div onClick={(event) => event.preventDefault()}>
      <RecordStoreVisits />
      <ShopNow offer={{ offerId: 42, retailer: 'Sephora' }} />
      <button type="button">Something else</button>
    </div>,
  );
  return () => requests.filter(({ path }) => /^\/api\/(?:profile|store)/.test(path));
}

test('sends the offer that a signed-in person opens, with the mouse or the keyboard', async () => {
  const requests = await open();
  await page.getByRole('button', { name: 'Something else' }).click();
  await shopNow.click();
  await expect
    .poll(requests)
    .toMatchObject([
      { path: '/api/profile/privacy' },
      { method: 'POST', path: '/api/store-visits', body: { offerId: 42 } },
    ]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => requests().length).toBe(3);
});

test('sends nothing unless the person allows it', async () => {
  const requests = await open({ isAllowed: false });
  await shopNow.click();
  await expect.poll(requests).toMatchObject([{ method: 'GET', path: '/api/profile/privacy' }]);
  await expect
    .poll(() => privateQueryClient().getQueryData(['profile', 'privacy']))
    .toMatchObject({ store_visits: false });
  expect(requests()).toHaveLength(1);
});

test('asks nothing for people who are not signed in', async () => {
  const requests = await open({ isSignedIn: false });
  await shopNow.click();
  expect(requests()).toEqual([]);
});
