import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loadCatalog } from '~/usecases/catalog/load-catalog.server';
import { setPrice } from '~/usecases/prices/set-price.server';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import {
  disconnectAll,
  join,
  listen,
  openRawConnection,
  realtimeClient,
} from '../../../tests/setup/realtime-client';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, signIn, startAuthSite } from '../../../tests/sites/auth-site';

const serviceKey = 'a service key that is hard to guess';
const products = [1, 2, 3].map((id) => aProduct(id));
const offers = products.flatMap(({ id }) =>
  [1, 2, 3].map((retailerId) =>
    anOffer(id * 10 + retailerId, { productId: id, retailerId, priceCents: 1_000 * retailerId }),
  ),
);
let site: AuthSite;

beforeAll(async () => {
  const db = await openTestDatabase();
  const bounds = { sweepMs: 20, maxNetworkConnections: 20, tokenCacheMs: 20 };
  site = await startAuthSite(db, { AUTH_SERVICE_KEY: serviceKey, TRUST_PROXY: '1' }, {}, bounds);
  await loadCatalog(site.deps, aSource(aBatch(products, offers)));
});
afterEach(disconnectAll);
afterAll(() => site.stop());

const cost = (offerId: number, priceCents: number) => setPrice(site.deps, { offerId, priceCents });
const until = async (happened: () => boolean) => {
  while (!happened()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const publish = (messages: unknown, key = serviceKey) =>
  fetch(`${site.url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', apikey: key },
    body: JSON.stringify({ messages }),
  });

describe.each([
  ['1.0.0', 850],
  ['2.0.0', 840],
])('in protocol version %s', (vsn, priceCents) => {
  test('a subscriber of a product gets its current price', async () => {
    const channel = realtimeClient(site, { vsn }).channel('price:1');
    const news = listen(channel);
    expect(await join(channel)).toEqual({ status: 'SUBSCRIBED', reason: '' });
    expect(channel.state).toBe('joined');
    const price = priceCents / 100;
    await cost(11, priceCents);
    await until(() => JSON.stringify(news.heard).includes(`"bestPrice":${price},`));
    expect(news.heard.at(-1)).toMatchObject({
      event: 'price',
      payload: {
        id: 1,
        bestPrice: price,
        onSale: false,
        prices: [{ offerId: 11, price, inStock: true }, { offerId: 12 }, { offerId: 13 }],
      },
    });
    expect(await channel.unsubscribe()).toBe('ok');
    expect(channel.state).toBe('closed');
  });

  test('responds to a heartbeat', async () => {
    const beats: string[] = [];
    const client = realtimeClient(site, { vsn, heartbeatCallback: (beat) => beats.push(beat) });
    await join(client.channel('price:1'));
    await client.sendHeartbeat();
    await until(() => beats.includes('ok'));
  });

  test('a broadcast reaches the user’s other devices, not the sender', async () => {
    const { session, user } = await signIn(site);
    const options = { vsn, accessToken: async () => session.access_token };
    const [phone, desk] = [realtimeClient(site, options), realtimeClient(site, options)];
    await Promise.all([phone.setAuth(), desk.setAuth()]);
    const topic = `person:${user.id}`;
    const config = { private: true, broadcast: { ack: true } };
    const [here, there] = [phone.channel(topic, { config }), desk.channel(topic, { config })];
    const [heardHere, heardThere] = [listen(here), listen(there)];
    expect(await join(here)).toMatchObject({ status: 'SUBSCRIBED' });
    expect(await join(there)).toMatchObject({ status: 'SUBSCRIBED' });
    const favorite = { productId: 3, name: 'Crème brûlée 🍮' };
    expect(await here.send({ type: 'broadcast', event: 'saved', payload: favorite })).toBe('ok');
    expect(await heardThere.next()).toEqual({ event: 'saved', payload: favorite });
    expect(heardHere.heard).toEqual([]);
  });
});

describe('live prices', () => {
  test('includes prices that are not the best; other products are not sent', async () => {
    const client = realtimeClient(site);
    const [watched, other] = [client.channel('price:2'), client.channel('price:3')];
    const [news, silence] = [listen(watched), listen(other)];
    await Promise.all([join(watched), join(other)]);
    await cost(22, 2_100);
    expect(await news.next()).toMatchObject({
      payload: { bestPrice: 10, prices: [{}, { offerId: 22, price: 21 }, {}] },
    });
    expect(silence.heard).toEqual([]);
  });

  test('a late subscriber gets the current price', async () => {
    await cost(31, 777);
    const channel = realtimeClient(site).channel('price:3');
    const news = listen(channel);
    await join(channel);
    expect(await news.next()).toMatchObject({ payload: { id: 3, bestPrice: 7.77 } });
  });

  test('rejects prices from clients', async () => {
    const liar = realtimeClient(site).channel('price:1', { config: { broadcast: { ack: true } } });
    const listener = realtimeClient(site).channel('price:1');
    const news = listen(listener);
    await Promise.all([join(liar), join(listener)]);
    const lie = { type: 'broadcast' as const, event: 'price', payload: { id: 1, bestPrice: 0.01 } };
    expect(await liar.send(lie)).toBe('error');
    await cost(11, 811);
    await until(() => JSON.stringify(news.heard).includes('"bestPrice":8.11'));
    expect(JSON.stringify(news.heard)).not.toContain('"bestPrice":0.01');
  });
});

describe('rejects', () => {
  test.each([
    ['room1', {}, 'Unknown topic: room1'],
    ['price:0', {}, 'Unknown topic: price:0'],
    ['price:1', { private: true }, 'InvalidJWTToken: invalid JWT'],
    ['person:0f8fad5b-d9cb-469f-a165-70867728950e', {}, 'InvalidJWTToken: invalid JWT'],
  ])('%s with %j', async (topic, config, reason) => {
    const channel = realtimeClient(site).channel(topic, { config });
    expect(await join(channel)).toEqual({ status: 'CHANNEL_ERROR', reason });
    expect(channel.state).toBe('errored');
  });

  test('database changes, which are not supported', async () => {
    const channel = realtimeClient(site).channel('price:1');
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'auth_user' }, () => {});
    expect(await join(channel)).toEqual({
      status: 'CHANNEL_ERROR',
      reason: 'postgres_changes is not supported',
    });
  });

  test('another user’s topic', async () => {
    const [me, other] = [await signIn(site), await signIn(site)];
    const client = realtimeClient(site, { accessToken: async () => me.session.access_token });
    await client.setAuth();
    expect(await join(client.channel(`person:${other.user.id}`))).toMatchObject({
      status: 'CHANNEL_ERROR',
      reason: expect.stringContaining('You do not have permissions to read'),
    });
  });

  test('the 101st channel', async () => {
    const line = await openRawConnection(site);
    for (let id = 1; id <= 101; id += 1)
      line.socket.send(JSON.stringify(['1', String(id), `realtime:price:${id}`, 'phx_join', {}]));
    const refusal = () => line.answers.find((answer) => JSON.stringify(answer).includes('error'));
    // Joined channels may also have sent current prices.
    await until(() => refusal() !== undefined);
    expect(refusal()).toEqual([
      '1',
      '101',
      'realtime:price:101',
      'phx_reply',
      { status: 'error', response: { reason: 'ChannelRateLimitReached: Too many channels' } },
    ]);
    line.socket.close();
  });

  test.each([
    ['phx_leave', {}, 'unmatched topic'],
    ['broadcast', { event: 'price', payload: {} }, 'unmatched topic'],
    ['phx_join', { config: 7 }, 'Invalid join payload'],
  ])('%s with %j on a channel that was not joined', async (event, payload, reason) => {
    const line = await openRawConnection(site);
    const topic = 'realtime:price:2';
    expect(await line.ask([null, '1', topic, event, payload])).toEqual([
      null,
      '1',
      topic,
      'phx_reply',
      { status: 'error', response: { reason } },
    ]);
    line.socket.close();
  });

  test.each([
    ['no JSON', 'nonsense', 1007],
    ['an object where a list belongs', '{}', 1007],
    ['a list that is too short', '["1","2"]', 1007],
    ['bytes of an unknown kind', Buffer.from([9, 9, 9, 9, 9, 9, 9]), 1007],
    ['bytes with a wrong length', Buffer.from([3, 255, 0, 0, 0, 0, 1]), 1007],
    ['a message that is too long', 'x'.repeat(20_000), 1009],
  ])('%s closes the connection', async (_, message, code) => {
    const line = await openRawConnection(site);
    line.socket.send(message);
    expect(await line.closed).toBe(code);
  });

  test('a flood closes the connection', async () => {
    const line = await openRawConnection(site);
    for (let ref = 0; ref < 1_000; ref += 1)
      line.socket.send(JSON.stringify([null, String(ref), 'phoenix', 'heartbeat', {}]));
    expect(await line.closed).toBe(1008);
  });

  test.each([
    ['/realtime/v1/websocket?vsn=3.0.0', 400],
    ['/realtime/v1/nothing', 404],
  ])('%s is answered with %d', async (path, status) => {
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}${path}`);
    socket.on('error', () => {});
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(status);
  });

  test('limits connections per visitor', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.7' };
    const lines = await Promise.all(
      Array.from({ length: 20 }, () => openRawConnection(site, visitor)),
    );
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/realtime/v1/websocket`, {
      headers: visitor,
    });
    socket.on('error', () => {});
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(429);
    const other = await openRawConnection(site, { 'x-forwarded-for': '203.0.113.8' });
    for (const line of [...lines, other]) line.socket.close();
    await Promise.all(lines.map(({ closed }) => closed));
    (await openRawConnection(site, visitor)).socket.close();
  });
});

test('responds to a plain request that it accepts only WebSockets', async () => {
  const response = await fetch(`${site.url}/realtime/v1/websocket`);
  expect(response.status).toBe(426);
});

test('closes a channel when its token expires', async () => {
  const { session, user } = await signIn(site);
  const client = realtimeClient(site, { accessToken: async () => session.access_token });
  await client.setAuth();
  const channel = client.channel(`person:${user.id}`);
  const said: unknown[] = [];
  channel.on('system', {}, (message) => said.push(message));
  await join(channel);
  site.advance(2 * 3_600);
  await until(() => channel.state === 'closed');
  expect(said).toMatchObject([{ status: 'error', message: 'InvalidJWTToken: JWT has expired' }]);
  site.advance(-2 * 3_600);
});

describe('the HTTP publishing API', () => {
  const message = { topic: 'price:2', event: 'note', payload: { text: 'hello' } };

  test('delivers every message, in both forms of the URL', async () => {
    const channel = realtimeClient(site).channel('price:2');
    const news = listen(channel);
    await join(channel);
    const notes = () => news.heard.filter(({ event }) => event === 'note');
    expect((await publish([message, message])).status).toBe(202);
    await until(() => notes().length === 2);
    const publisher = realtimeClient(site, { params: { apikey: serviceKey } });
    const answer = await publisher.channel('price:2').httpSend('note', { text: 'again' });
    expect(answer).toEqual({ success: true });
    await until(() => notes().length === 3);
    expect(notes().map(({ payload }) => payload)).toEqual([
      { text: 'hello' },
      { text: 'hello' },
      { text: 'again' },
    ]);
  });

  test.each([
    ['a wrong key', [message], 'wrong', 401],
    ['the anonymous key', [message], 'anon', 401],
    ['an unknown topic', [message, { ...message, topic: 'room1' }], serviceKey, 400],
    ['no messages', [], serviceKey, 400],
    ['a message that is too long', [{ ...message, payload: 'x'.repeat(8_000) }], serviceKey, 413],
  ])('rejects %s', async (_, messages, key, status) => {
    const response = await publish(messages, key);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
  });
});

test('disconnects a client that does not read, without affecting others', async () => {
  const [slow, quick] = [await openRawConnection(site), await openRawConnection(site)];
  for (const { socket } of [slow, quick])
    socket.send(JSON.stringify(['1', '1', 'realtime:price:2', 'phx_join', {}]));
  await until(() => slow.answers.length > 0 && quick.answers.length > 0);
  const before = site.realtimeFigures()?.dropped ?? 0;
  slow.socket.pause();
  const long = { topic: 'price:2', event: 'note', payload: 'x'.repeat(7_000) };
  const many = Array.from({ length: 100 }, () => long);
  let sent = 0;
  while ((site.realtimeFigures()?.dropped ?? 0) === before && sent < 10_000) {
    expect((await publish(many)).status).toBe(202);
    sent += many.length;
  }
  expect(site.realtimeFigures()?.dropped).toBe(before + 1);
  const notes = () => quick.answers.filter((answer) => [answer].flat()[3] === 'broadcast').length;
  await until(() => notes() >= sent);
  slow.socket.terminate();
  quick.socket.close();
});
