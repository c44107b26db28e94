import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RequestEnv } from '../request-env.server';
import { limitBodies } from './limit-bodies.server';

/** Sends a body of 64 KiB chunks; returns the status and how much of it was read. */
async function send(size: number) {
  const app = new Hono<RequestEnv>();
  app.use(limitBodies());
  app.onError((error, c) => c.text(error.message, 413));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(65_536));
      sent += 65_536;
      if (sent >= size) controller.close();
    },
  });
  const headers = { 'Content-Length': String(size) };
  const init = { method: 'PUT', headers, body, duplex: 'half' };
  const answer = await app.request('http://localhost/api/reviews', init);
  return { status: answer.status, text: await answer.text(), sent };
}

test('a body of megabytes is read to its end, so that the client sees why it is refused', async () => {
  const { status, text, sent } = await send(5 * 2 ** 20);
  expect([status, text]).toEqual([413, 'The request is larger than our limit of 128 KiB.']);
  expect(sent).toBe(5 * 2 ** 20);
});

test('a huge body is refused without reading it', async () => {
  const { status, sent } = await send(2 ** 30);
  expect(status).toBe(413);
  expect(sent).toBeLessThan(2 ** 20);
});
