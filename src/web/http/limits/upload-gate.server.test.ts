import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from '~/domain/app-error';
import { uploadLimits } from '~/domain/uploads/upload-limits';
import type { RequestEnv } from '../request-env.server';
import { limitBodies } from './limit-bodies.server';
import { admitUploads } from './upload-gate.server';
import { createUploadSlots } from './upload-slots.server';

const page = '/product/1/review';
const kibibyte = 1024;

/** A site that reads forms and has one upload slot, which is taken. */
async function aBusySite() {
  const slots = createUploadSlots({
    ...uploadLimits,
    maxConcurrentUploads: 1,
    maxWaitingUploads: 0,
  });
  const slot = await slots.take('another network');
  const app = new Hono<RequestEnv>();
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : `${error}`, 500));
  app.use(admitUploads(slots));
  app.use(limitBodies());
  app.post('*', async (c) => {
    const form = await c.req.raw.formData();
    const fields = [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.size,
    ]);
    return c.json({ ...Object.fromEntries(fields), refusal: c.get('refusedFile')?.code });
  });
  return { app, slot };
}

type Site = Awaited<ReturnType<typeof aBusySite>>['app'];

async function send(app: Site, path: string, fileBytes: number): Promise<unknown> {
  const body = new FormData();
  body.append('text', 'Sinks in quickly.');
  body.append('photos', new File([new Uint8Array(fileBytes)], 'photo.jpg'));
  // Browsers declare the size.
  const sized = new Request('http://glowfare.test', { method: 'POST', body });
  const bytes = await sized.arrayBuffer();
  const headers = {
    'Content-Type': sized.headers.get('content-type') ?? '',
    'Content-Length': String(bytes.byteLength),
  };
  const init = { method: 'POST', headers, body: bytes };
  const answer = await app.request(path, init, { incoming: { socket: {} } });
  const text = await answer.text();
  return answer.ok ? JSON.parse(text) : text;
}

test('a form without scripts keeps its text when no slot is free for its file', async () => {
  const { app } = await aBusySite();
  expect(await send(app, page, 500 * kibibyte)).toEqual({
    text: 'Sinks in quickly.',
    refusal: 'busy',
  });
});

test('a form keeps its text when its file is too large, even if no slot is free', async () => {
  const { app } = await aBusySite();
  expect(await send(app, page, 11_000 * kibibyte)).toEqual({
    text: 'Sinks in quickly.',
    refusal: 'body_too_large',
  });
});

test('a form without a file or with a small one needs no slot', async () => {
  const { app } = await aBusySite();
  expect(await send(app, page, 0)).toEqual({ text: 'Sinks in quickly.', photos: 0 });
  expect(await send(app, page, 100 * kibibyte)).toEqual({
    text: 'Sinks in quickly.',
    photos: 100 * kibibyte,
  });
});

test('a form with a file is received as soon as a slot is free', async () => {
  const { app, slot } = await aBusySite();
  slot.release();
  expect(await send(app, page, 500 * kibibyte)).toEqual({
    text: 'Sinks in quickly.',
    photos: 500 * kibibyte,
  });
});

test('the API refuses a file when no slot is free', async () => {
  const { app } = await aBusySite();
  expect(await send(app, '/api/forms/application', 500 * kibibyte)).toBe('busy');
});
