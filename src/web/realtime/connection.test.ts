import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { AppError } from '~/domain/app-error';
import { realtimeBounds } from '~/domain/realtime/realtime-limits';
import { findFreePort } from '../../../tests/setup/free-port';
import { Connection } from './connection.server';
import { createHub } from './hub.server';
import { createRateCounter } from './rate-counter.server';

test('a recheck of all tokens during a join does not take the place of its answer', async () => {
  const port = await findFreePort();
  const server = new WebSocketServer({ port });
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [socket]: WebSocket[] = await once(server, 'connection');
  if (!socket) throw new Error('No connection.');
  const refusal = () => new AppError('invalid_jwt', { message: 'invalid JWT' });
  const { promise, reject } = Promise.withResolvers<never>();
  const answers = [promise];
  const verify = async () => answers.shift() ?? Promise.reject(refusal());
  const connection = new Connection(
    {
      hub: createHub(),
      tokens: { verify },
      rates: createRateCounter(),
      bounds: realtimeBounds,
      publish: async () => {},
      onJoined: () => {},
      onDropped: () => {},
    },
    socket,
    { id: 'one', version: '2.0.0', network: 'home' },
  );
  const topic = 'realtime:person:0f8fad5b-d9cb-469f-a165-70867728950e';
  const payload = { access_token: 'of someone else' };
  const join = Buffer.from(JSON.stringify(['1', '1', topic, 'phx_join', payload]));
  const answer = once(client, 'message');
  const joined = connection.receive(join, false);
  await connection.recheck();
  reject(refusal());
  await joined;
  const [data] = await answer;
  expect(JSON.parse(String(data))).toEqual([
    '1',
    '1',
    topic,
    'phx_reply',
    { status: 'error', response: { reason: 'InvalidJWTToken: invalid JWT' } },
  ]);
  client.terminate();
  server.close();
});
