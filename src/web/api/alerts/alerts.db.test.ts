import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRows } from '~/db/testing/tables.server';
import { describeStopLink } from '~/usecases/alerts/describe-stop-link.server';
import { mailLinks } from '~/usecases/email/mail-links.server';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { openAlertWorld } from '../../../../tests/sites/alert-site';
import { type AuthSite, signIn, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;
let anna: string;
let ben: string;
beforeAll(async () => {
  site = await startAuthSite(db);
  await openAlertWorld(db, site.deps);
  anna = (await signIn(site)).session.access_token;
  ben = (await signIn(site)).session.access_token;
});
afterAll(() => site.stop());

async function ask(method: string, path: string, token?: string, body?: unknown) {
  const answer = await fetch(`${site.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, json: text ? JSON.parse(text) : null };
}
const newAlert = { productId: 1, kind: 'price-below', price: 19 };

test('creates, lists, counts, changes, pauses and deletes an alert', async () => {
  const made = await ask('POST', '/api/alerts', anna, {
    ...newAlert,
    timeZone: 'America/New_York',
  });
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({
    kind: 'price-below',
    price: 19,
    store: null,
    paused: false,
    today: 20,
    words: 'when it costs $19.00 or less at any store',
    product: { id: 1, name: 'Product 1' },
  });
  const { id } = made.json;
  const again = await ask('POST', '/api/alerts', anna, { ...newAlert, price: 18.5 });
  expect(again.json).toMatchObject({ id, price: 18.5 });
  expect((await ask('GET', '/api/alerts/count', anna)).json).toEqual({ total: 1, active: 1 });
  const change = { kind: 'drop', percent: 15, store: 'store-2', withShipping: true };
  expect((await ask('PATCH', `/api/alerts/${id}`, anna, change)).json).toMatchObject({
    words: 'when it drops by 15% or more at Store 2, shipping included',
  });
  expect((await ask('PATCH', `/api/alerts/${id}`, anna, { paused: true })).json.paused).toBe(true);
  expect((await ask('GET', '/api/alerts/count', anna)).json).toEqual({ total: 1, active: 0 });
  const list = (await ask('GET', '/api/alerts?product=1&page=9', anna)).json;
  expect(list).toMatchObject({ total: 1, page: 1, pages: 1, items: [{ id }] });
  expect((await ask('GET', '/api/alerts?product=2', anna)).json.total).toBe(0);
  expect((await ask('DELETE', `/api/alerts/${id}`, anna)).status).toBe(204);
  expect((await ask('DELETE', `/api/alerts/${id}`, anna)).status).toBe(404);
  expect((await ask('POST', `/api/alerts/${id}/restore`, ben)).status).toBe(404);
  const restored = await ask('POST', `/api/alerts/${id}/restore`, anna);
  expect(restored.json).toMatchObject({ id, kind: 'drop', percent: 15, paused: true });
  expect((await ask('POST', `/api/alerts/${id}/restore`, anna)).status).toBe(404);
  await ask('DELETE', `/api/alerts/${id}`, anna);
  const newer = (await ask('POST', '/api/alerts', anna, { ...change, productId: 1 })).json;
  expect((await ask('POST', `/api/alerts/${id}/restore`, anna)).status).toBe(404);
  expect((await ask('DELETE', `/api/alerts/${newer.id}`, anna)).status).toBe(204);
});

test('an edit that duplicates another alert is a conflict', async () => {
  const mine = (await signIn(site)).session.access_token;
  await ask('POST', '/api/alerts', mine, newAlert);
  const drop = { productId: 1, kind: 'drop', percent: 15 };
  const { id } = (await ask('POST', '/api/alerts', mine, drop)).json;
  const change = { kind: 'price-below', price: 18 };
  const { status, json } = await ask('PATCH', `/api/alerts/${id}`, mine, change);
  expect(status).toBe(409);
  expect(json.error).toMatchObject({ code: 'conflict', fields: { kind: expect.any(String) } });
});

test('summarizes the alerts for the products of a page', async () => {
  const { session } = await signIn(site);
  const mine = session.access_token;
  const summaries = async (products: string) =>
    (await ask('GET', `/api/alerts/summaries?products=${products}`, mine)).json.items;
  expect(await summaries('1,2')).toEqual([]);
  await ask('POST', '/api/alerts', mine, newAlert);
  await ask('POST', '/api/alerts', mine, { productId: 2, kind: 'unit-price-below', price: 10 });
  const drop = await ask('POST', '/api/alerts', mine, { productId: 3, kind: 'drop', percent: 15 });
  expect(await summaries('1,2,3')).toEqual(
    expect.arrayContaining([
      { productId: 1, words: 'Alert at $19.00' },
      { productId: 2, words: 'Alert at $10.00 per fl oz' },
      { productId: 3, words: 'Alert at 15% off' },
    ]),
  );
  await ask('PATCH', `/api/alerts/${drop.json.id}`, mine, { paused: true });
  expect(await summaries('3')).toEqual([{ productId: 3, words: 'Alert paused' }]);
  const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
  for (const bad of ['', 'x', '1,,2', '-1', '99999999999', many])
    expect((await ask('GET', `/api/alerts/summaries?products=${bad}`, mine)).status).toBe(400);
});

test('allows back-in-stock alerts only for products that are sold out', async () => {
  const kind = 'back-in-stock';
  const { status, json } = await ask('POST', '/api/alerts', anna, { productId: 3, kind });
  expect(status).toBe(400);
  expect(json.error.fields.kind).toContain('It is in stock today, at $20.00.');
});

test.each([
  ['a price above today’s', { price: 20 }, 'price'],
  ['no price', { price: null }, 'price'],
  ['a price that is not a number', { price: 'much' }, 'price'],
  ['half a percent', { kind: 'drop', percent: 0.5 }, 'percent'],
  ['a hundred percent', { kind: 'drop', percent: 100 }, 'percent'],
  ['an unknown kind', { kind: 'gift' }, 'kind'],
  ['an unknown store', { store: 'nowhere' }, 'store'],
  ['a store that does not sell it', { store: 'store-3' }, 'store'],
  ['an unknown time zone', { timeZone: 'Mars/Base' }, 'timeZone'],
])('rejects %s, at its field', async (_, given, field) => {
  const { status, json } = await ask('POST', '/api/alerts', anna, { ...newAlert, ...given });
  expect(status).toBe(400);
  expect(Object.keys(json.error.fields)).toContain(field);
});

test('returns today’s prices of every store and the existing alerts for the form', async () => {
  const { json } = await ask('GET', '/api/alerts/options?product=2', anna);
  expect(json).toMatchObject({
    product: { id: 2, name: 'Product 2', brand: 'Brand 1' },
    unit: 'per fl oz',
    stores: [
      { slug: 'store-1', inStock: true, price: 20, delivered: 25.99, unitPrice: 11.83 },
      { slug: 'store-2', price: 22, deliveredUnitPrice: 16.56 },
    ],
    alerts: [],
  });
});

test('returns 404 for a product that does not exist', async () => {
  const { status } = await ask('POST', '/api/alerts', anna, { ...newAlert, productId: 999 });
  expect(status).toBe(404);
});

test('does not show, change or delete another user’s alert', async () => {
  const { id } = (await ask('POST', '/api/alerts', anna, newAlert)).json;
  expect((await ask('GET', '/api/alerts', ben)).json.items).toEqual([]);
  expect((await ask('PATCH', `/api/alerts/${id}`, ben, { paused: true })).status).toBe(404);
  expect((await ask('PATCH', `/api/alerts/${id}`, ben, newAlert)).status).toBe(404);
  expect((await ask('DELETE', `/api/alerts/${id}`, ben)).status).toBe(404);
  expect((await ask('GET', '/api/alerts/count', anna)).json.total).toBe(1);
});

describe('rejects without a valid token', () => {
  test.each([
    ['GET', '/api/alerts'],
    ['POST', '/api/alerts'],
    ['GET', '/api/alerts/count'],
    ['GET', '/api/alerts/options?product=1'],
    ['PATCH', `/api/alerts/${crypto.randomUUID()}`],
    ['DELETE', `/api/alerts/${crypto.randomUUID()}`],
    ['POST', `/api/alerts/${crypto.randomUUID()}/restore`],
    ['GET', '/api/alerts/summaries?products=1'],
    ['PUT', '/api/alerts/saved-drops'],
    ['GET', '/api/alerts/settings'],
    ['PUT', '/api/alerts/settings'],
    ['GET', '/api/alerts/devices'],
    ['POST', '/api/alerts/devices'],
    ['DELETE', '/api/alerts/devices'],
  ])('%s %s', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    for (const token of [undefined, 'nonsense']) {
      const answer = await ask(method, path, token, body);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('stores quiet hours and the digest, and rejects incomplete ones', async () => {
  const setting = {
    mail: true,
    timeZone: 'Europe/Paris',
    quietFrom: 1320,
    quietTo: 420,
    digestAt: null,
  };
  const stored = { ...setting, savedDrops: null, push: false };
  expect((await ask('PUT', '/api/alerts/settings', ben, setting)).json).toEqual(stored);
  expect((await ask('GET', '/api/alerts/settings', ben)).json).toEqual(stored);
  const half = await ask('PUT', '/api/alerts/settings', ben, { ...setting, quietTo: null });
  expect(half.json.error.fields).toEqual({ quietTo: expect.any(String) });
  expect(
    (await ask('PUT', '/api/alerts/settings', ben, { ...setting, digestAt: 1440 })).status,
  ).toBe(400);
});

test('accepts only push services on the public internet', async () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const add = (endpoint: string) => ask('POST', '/api/alerts/devices', ben, { endpoint, keys });
  for (const bad of [
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://10.0.0.1/1',
    'https://[::1]/1',
    'https://localhost/1',
    'https://user:secret@push.example/1',
    'https://push.example:8443/1',
    'file:///etc/passwd',
    'nonsense',
  ]) {
    expect((await add(bad)).status, bad).toBe(400);
  }
  const endpoint = 'https://push.example/1';
  expect((await add(endpoint)).status).toBe(204);
  // The same browser, now used by another user.
  await ask('POST', '/api/alerts/devices', anna, { endpoint, keys });
  expect(await countRows(db, 'push_device')).toBe(1);
  const toldTo = async (who: string) =>
    (await ask('GET', '/api/alerts/devices', who)).json.endpoints;
  expect(await toldTo(anna)).toEqual([endpoint]);
  expect(await toldTo(ben)).toEqual([]);
  expect((await ask('DELETE', '/api/alerts/devices', anna, { endpoint })).status).toBe(204);
  expect(await countRows(db, 'push_device')).toBe(0);
});

describe('unsubscribe links in emails', () => {
  const post = (link: string, body = '') =>
    fetch(link.replace(site.deps.site.publicUrl, site.url), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    });

  test('stop all emails to the recipient with one click', async () => {
    const { session } = await signIn(site);
    await ask('POST', '/api/alerts', session.access_token, newAlert);
    const links = await mailLinks(db, site.deps);
    const link = links.stopMails(session.user.id);
    const tampered = link.replace(session.user.id, crypto.randomUUID());
    const other = link.replace('=m.', '=a.');
    for (const bad of [tampered, other, link.slice(0, -1), link.split('?')[0] ?? '']) {
      expect((await post(bad, 'List-Unsubscribe=One-Click')).status).toBe(400);
      const pressed = await post(bad);
      expect(pressed.status).toBe(303);
      expect(pressed.headers.get('location')).toBe('/alerts/unsubscribe');
    }
    const mail = async () =>
      (await ask('GET', '/api/alerts/settings', session.access_token)).json.mail;
    expect(await mail()).toBe(true);
    const click = await post(link, 'List-Unsubscribe=One-Click');
    expect(click.status).toBe(200);
    expect(await mail()).toBe(false);
    expect((await post(link, 'List-Unsubscribe=One-Click')).status).toBe(200);
  });

  test('name what they stop, and stop price drops on saved products', async () => {
    const { session } = await signIn(site);
    const { access_token: token, user } = session;
    const links = await mailLinks(db, site.deps);
    const { id } = (await ask('POST', '/api/alerts', token, newAlert)).json;
    const stops = (link: string) =>
      describeStopLink(site.deps, { token: new URL(link).searchParams.get('token') ?? '' });
    expect(await stops(links.stopMails(user.id))).toEqual({ stops: 'emails' });
    expect(await stops(links.stopSaved(user.id))).toEqual({ stops: 'saved-drops' });
    expect(await stops(links.stopAlert(id))).toEqual({
      stops: 'alert',
      product: 'Brand 1 Product 1',
      words: 'when it costs $19.00 or less at any store',
    });
    expect(await stops(`${links.stopAlert(id)}x`)).toEqual({ stops: 'nothing' });
    await ask('DELETE', `/api/alerts/${id}`, token);
    expect(await stops(links.stopAlert(id))).toEqual({ stops: 'deleted-alert' });
    await ask('PUT', '/api/alerts/saved-drops', token, { on: true });
    const answer = await post(links.stopSaved(user.id));
    expect(answer.headers.get('location')).toBe('/alerts/unsubscribed/stop-saved');
    expect((await ask('GET', '/api/alerts/settings', token)).json).toMatchObject({
      mail: true,
      savedDrops: false,
    });
  });

  test('stop emails about reviews, each kind by itself', async () => {
    const { session } = await signIn(site);
    const { access_token: token, user } = session;
    const links = await mailLinks(db, site.deps);
    const stops = (link: string) =>
      describeStopLink(site.deps, { token: new URL(link).searchParams.get('token') ?? '' });
    const settings = async (change?: object) =>
      (await ask(change ? 'PATCH' : 'GET', '/api/profile/privacy', token, change)).json;
    await settings({ helpful_mails: true, review_request_mails: true });
    const helpful = links.stopHelpfulMails(user.id);
    expect(await stops(helpful)).toEqual({ stops: 'helpful-mails' });
    const pressed = await post(helpful);
    expect(pressed.headers.get('location')).toBe('/alerts/unsubscribed/stop-helpful');
    expect(await settings()).toMatchObject({ helpful_mails: false, review_request_mails: true });
    const requests = links.stopReviewRequests(user.id);
    expect(await stops(requests)).toEqual({ stops: 'review-requests' });
    expect((await post(requests, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await settings()).toMatchObject({ review_request_mails: false, store_visits: true });
  });

  test('stop one alert with the button on the page', async () => {
    const { session } = await signIn(site);
    const { id } = (await ask('POST', '/api/alerts', session.access_token, newAlert)).json;
    const links = await mailLinks(db, site.deps);
    const answer = await post(links.stopAlert(id));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/alerts/unsubscribed/stop-alert');
    const list = (await ask('GET', '/api/alerts', session.access_token)).json;
    expect(list.items[0].paused).toBe(true);
  });
});
