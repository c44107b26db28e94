import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { realtimeRates } from '~/domain/realtime/realtime-limits';
import {
  disconnectAll,
  join,
  openRawConnection,
  realtimeClient,
} from '../../../tests/setup/realtime-client';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, signIn, startAuthSite } from '../../../tests/sites/auth-site';

let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(await openTestDatabase(), { TRUST_PROXY: '1' }, {}, {});
});
afterEach(disconnectAll);
afterAll(() => site.stop());

let networks = 0;
const elsewhere = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.51.100.${networks}` };
};
type Line = Awaited<ReturnType<typeof openRawConnection>>;

const answered = async (line: Line, count: number) => {
  while (line.answers.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};
const refused = (line: Line) =>
  line.answers.filter((answer) => JSON.stringify(answer).includes('"status":"error"'));

type Message = [topic: string, event: string, payload: unknown];

/** Sends messages and waits for the same number of responses. Limits refill meanwhile, so send many more. */
async function sendTimes(line: Line, times: number, message: (index: number) => Message) {
  const before = line.answers.length;
  for (let ref = 0; ref < times; ref += 1)
    line.socket.send(JSON.stringify(['1', String(ref), ...message(ref)]));
  await answered(line, before + times);
}

const privateConfig = { private: true, broadcast: { ack: true } };

test('rejects endless joins on a connection, which stays open', async () => {
  const line = await openRawConnection(site, elsewhere());
  const join: Message = ['realtime:price:1', 'phx_join', {}];
  await sendTimes(line, realtimeRates.joins.burst + 150, () => join);
  expect(refused(line)).not.toEqual([]);
  expect(refused(line)[0]).toMatchObject([
    '1',
    expect.any(String),
    'realtime:price:1',
    'phx_reply',
    { response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' } },
  ]);
  const beat = [null, 'beat', 'phoenix', 'heartbeat', {}];
  expect(await line.ask(beat)).toMatchObject([null, 'beat', 'phoenix', 'phx_reply', {}]);
  line.socket.close();
});

test('limits private joins per account, across connections', async () => {
  const { session, user } = await signIn(site);
  const { burst } = realtimeRates.privateJoins;
  const payload = { config: privateConfig, access_token: session.access_token };
  const joinOne = (index: number): Message => [`realtime:price:${index + 1}`, 'phx_join', payload];
  const [one, other] = [
    await openRawConnection(site, elsewhere()),
    await openRawConnection(site, elsewhere()),
  ];
  await sendTimes(one, burst / 2, joinOne);
  expect(refused(one)).toEqual([]);
  await sendTimes(other, burst / 2 + 60, joinOne);
  expect(refused(other)).not.toEqual([]);
  const client = realtimeClient(site, { accessToken: async () => session.access_token });
  await client.setAuth();
  expect(await join(client.channel(`person:${user.id}`))).toEqual({
    status: 'CHANNEL_ERROR',
    reason: 'ClientJoinRateLimitReached: Too many joins per second',
  });
  one.socket.close();
  other.socket.close();
});

test('limits broadcasts per account', async () => {
  const { session, user } = await signIn(site);
  const line = await openRawConnection(site, elsewhere());
  const topic = `realtime:person:${user.id}`;
  const payload = { config: privateConfig, access_token: session.access_token };
  await sendTimes(line, 1, () => [topic, 'phx_join', payload]);
  const note: Message = [topic, 'broadcast', { event: 'note', payload: {} }];
  await sendTimes(line, realtimeRates.broadcasts.burst + 100, () => note);
  expect(refused(line)).not.toEqual([]);
  expect(JSON.stringify(refused(line)[0])).toContain('Too many messages per second');
  line.socket.close();
});

test('disconnects a flooding network, not others', async () => {
  const flooded = elsewhere();
  const perLine = realtimeRates.messages.burst - 20;
  const count = Math.ceil((realtimeRates.networkMessages.burst * 1.5) / perLine);
  const lines = await Promise.all(
    Array.from({ length: count }, () => openRawConnection(site, flooded)),
  );
  const other = await openRawConnection(site, elsewhere());
  const beat = JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]);
  for (const { socket } of lines) for (let sent = 0; sent < perLine; sent += 1) socket.send(beat);
  expect(await Promise.race(lines.map(({ closed }) => closed))).toBe(1008);
  expect(JSON.stringify(await other.ask([null, '2', 'phoenix', 'heartbeat', {}]))).toContain('ok');
  for (const { socket } of [...lines, other]) socket.terminate();
  await Promise.all(lines.map(({ closed }) => closed));
});

test('counts heartbeats as well', async () => {
  const line = await openRawConnection(site, elsewhere());
  for (let sent = 0; sent < realtimeRates.messages.burst * 3; sent += 1) line.socket.ping();
  expect(await line.closed).toBe(1008);
});

/** Opens and closes a connection; returns whether it was refused. */
async function isRefused(headers: Record<string, string>): Promise<boolean> {
  const address = `${site.url.replace('http', 'ws')}/realtime/v1/websocket`;
  const socket = new WebSocket(address, { headers });
  return new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(false));
    socket.once('error', () => resolve(true));
  }).finally(() => socket.terminate());
}

test('limits new connections, and closed ones leave no state', async () => {
  const from = elsewhere();
  const { burst } = realtimeRates.connections;
  const connections = () => site.realtimeFigures()?.connections ?? 0;
  // Connections of earlier tests may still be closing.
  const before = connections();
  let [opened, isOver] = [0, false];
  while (!isOver && opened < burst * 3) {
    const refusals = await Promise.all(Array.from({ length: 20 }, () => isRefused(from)));
    opened += refusals.filter((refusal) => !refusal).length;
    isOver = refusals.includes(true);
  }
  expect(opened).toBeGreaterThanOrEqual(burst);
  expect(isOver).toBe(true);
  while (connections() > before) await new Promise((resolve) => setTimeout(resolve, 5));
});
