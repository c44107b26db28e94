import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { UploadSlots } from '../limits/upload-slots.server';
import type { RequestEnv } from '../request-env.server';
import { receiveUpload } from './receive-upload.server';

const slots: Pick<UploadSlots, 'take'> = {
  take: async () => ({ track: (body) => body, release() {} }),
};

async function send(size: number) {
  const app = new Hono<RequestEnv>();
  app.onError((error, c) => c.text(error.message, 413));
  app.put('/', (c) =>
    receiveUpload(c, { slots, maxBytes: 2 ** 20, tooLarge: 'Too large.' }, async (bytes) =>
      c.text(`${bytes.length}`),
    ),
  );
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(65_536));
      sent += 65_536;
      if (sent >= size) controller.close();
    },
  });
  const init = {
    method: 'PUT',
    headers: { 'Content-Length': String(size) },
    body,
    duplex: 'half',
  };
  const answer = await app.request('http://localhost/', init, { incoming: { socket: {} } });
  return { text: await answer.text(), sent };
}

test('a file within the limit is received', async () => {
  expect(await send(2 ** 20)).toEqual({ text: `${2 ** 20}`, sent: 2 ** 20 });
});

test('a file above the limit is read to its end, so that the client sees why it is refused', async () => {
  expect(await send(5 * 2 ** 20)).toEqual({ text: 'Too large.', sent: 5 * 2 ** 20 });
});

test('a huge file is refused without reading it', async () => {
  const { text, sent } = await send(2 ** 30);
  expect(text).toBe('Too large.');
  expect(sent).toBeLessThan(2 ** 20);
});
