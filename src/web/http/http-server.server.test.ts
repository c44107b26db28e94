import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.server';

type Server = ReturnType<typeof createHttpServer>;
const servers: Server[] = [];
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.stop()))));

function start(
  answer: (response: ServerResponse) => void,
  timeouts?: Parameters<typeof createHttpServer>[2],
): Server {
  const server = createHttpServer((_, response) => answer(response), undefined, timeouts);
  servers.push(server);
  return server;
}

/** A keep-alive connection like a browser's. */
async function browse(address: string): Promise<{ socket: Socket; heard: () => string }> {
  let heard = '';
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return { socket, heard: () => heard };
}

test('a running request is answered before the server stops, and its connection closed immediately', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>();
  const server = start(ask);
  const { socket, heard } = await browse(await server.listen(0, '127.0.0.1'));
  const response = await asked;
  const stopping = server.stop();
  const closed = once(socket, 'close');
  response.end('finished');
  await Promise.all([stopping, closed]);
  expect(heard()).toContain('finished');
});

test('an idle connection does not delay the stop', async () => {
  const server = start((response) => response.end('hello'));
  const { socket, heard } = await browse(await server.listen(0, '127.0.0.1'));
  await once(socket, 'data');
  expect(heard()).toContain('hello');
  await Promise.all([server.stop(), once(socket, 'close')]);
});

test.each([
  ['sends nothing', ''],
  ['does not finish its request', 'GET / HTTP/1.1\r\nHost:'],
])(
  'a client that %s does not delay the stop',
  async (_, bytes) => {
    const server = start((response) => response.end('hello'));
    const address = await server.listen(0, '127.0.0.1');
    const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
    socket.write(bytes);
    await once(socket, 'connect');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.stop();
    socket.destroy();
  },
  5_000,
);

test('a draining server answers each connection once more', async () => {
  const server = start((response) => response.end('hello'));
  const address = await server.listen(0, '127.0.0.1');
  const kept = await browse(address);
  await once(kept.socket, 'data');
  expect(kept.heard()).toContain('keep-alive');
  server.drain();
  kept.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const fresh = await browse(address);
  for (const { socket, heard } of [kept, fresh]) {
    await once(socket, 'close');
    expect(heard()).toMatch(/connection: close\r\n[\s\S]*hello$/i);
  }
});

test.each([
  ['never used is closed without an answer', '', ''],
  ['with half a request gets a timeout', 'GET / HTTP/1.1\r\n', 'HTTP/1.1 408 Request Timeout'],
])('a waiting connection %s', async (_, sent, expected) => {
  const server = start((response) => response.end(), {
    headersTimeout: 20,
    requestTimeout: 1_000,
    keepAliveTimeout: 1_000,
    connectionsCheckingInterval: 10,
  });
  const address = await server.listen(0, '127.0.0.1');
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString();
  });
  socket.write(sent);
  await once(socket, 'close');
  expect(heard.split('\r\n')[0]).toBe(expected);
});

test('a stopped server accepts no connections', async () => {
  const server = start((response) => response.end());
  const address = await server.listen(0, '127.0.0.1');
  await server.stop();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
});

test('a port in use is reported with a suggestion', async () => {
  const address = await start(() => {}).listen(0, '127.0.0.1');
  const port = Number(new URL(address).port);
  await expect(start(() => {}).listen(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use. Choose another: PORT=${port + 1}`,
  );
});

test.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['127.0.0.2', '127.0.0.2'],
])('the printed URL for %s opens in a browser', async (host, name) => {
  const address = await start(() => {}).listen(0, host);
  expect(new URL(address).hostname).toBe(name);
  expect(Number(new URL(address).port)).toBeGreaterThan(0);
});
