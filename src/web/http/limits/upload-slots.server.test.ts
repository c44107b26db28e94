import { expect, test } from 'vitest';
import { createUploadSlots } from './upload-slots.server';

const limits = {
  maxConcurrentUploads: 3,
  maxUploadsPerNetwork: 2,
  minUploadBytesPerSecond: 1_000_000,
  uploadGraceMs: 40,
};
const busy = expect.objectContaining({ code: 'busy' });
const tooSlow = expect.objectContaining({ code: 'upload_too_slow' });

/** A body whose chunks are sent on demand. */
function aBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
    },
  });
  return {
    stream,
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
  };
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const part of stream) bytes += part.length;
  return bytes;
}

test('passes a body through unchanged', async () => {
  const body = aBody();
  const slot = createUploadSlots(limits).take('a');
  const reading = readAll(slot.track(body.stream));
  body.send(5);
  body.send(7);
  body.end();
  expect(await reading).toBe(12);
});

test('one network can take only some of the slots', () => {
  const slots = createUploadSlots({ ...limits, uploadGraceMs: 600_000 });
  slots.take('slow');
  const second = slots.take('slow');
  expect(() => slots.take('slow')).toThrow(busy);
  slots.take('other');
  expect(() => slots.take('third')).toThrow(busy);
  second.release();
  expect(() => slots.take('third')).not.toThrow();
});

test('an upload below the minimum speed is aborted', async () => {
  const body = aBody();
  const reading = readAll(createUploadSlots(limits).take('a').track(body.stream));
  body.send(10);
  await expect(reading).rejects.toEqual(tooSlow);
});

test('when all slots are taken, the slowest upload is evicted', async () => {
  const slots = createUploadSlots({
    ...limits,
    minUploadBytesPerSecond: 100,
    // No upload is evicted in the first two seconds.
    uploadGraceMs: 10_000,
  });
  const bodies = ['a', 'b', 'c'].map((network) => {
    const body = aBody();
    const reading = readAll(slots.take(network).track(body.stream));
    return { ...body, reading };
  });
  const [first, slowest, third] = bodies;
  first?.send(1_000_000);
  third?.send(1_000_000);
  slowest?.send(1);
  expect(() => slots.take('visitor')).toThrow(busy);
  const cut = expect(slowest?.reading).rejects.toEqual(tooSlow);
  await expect.poll(() => tryTo(() => slots.take('visitor'))).toBe(true);
  await cut;
  first?.end();
  third?.end();
  expect([await first?.reading, await third?.reading]).toEqual([1_000_000, 1_000_000]);
});

test('an upload that stalled after a burst is evicted too', async () => {
  const slots = createUploadSlots({ ...limits, minUploadBytesPerSecond: 100, uploadGraceMs: 300 });
  const stalled = ['a', 'b', 'c'].map((network) => {
    const body = aBody();
    const reading = readAll(slots.take(network).track(body.stream));
    body.send(5_000_000);
    return reading.catch((error: unknown) => error);
  });
  await expect.poll(() => tryTo(() => slots.take('visitor'))).toBe(true);
  expect(await Promise.race(stalled)).toEqual(tooSlow);
});

test('a received file is not evicted, however long its processing takes', async () => {
  const slots = createUploadSlots({ ...limits, maxConcurrentUploads: 1 });
  const body = aBody();
  const reading = readAll(slots.take('a').track(body.stream));
  body.send(1);
  body.end();
  expect(await reading).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, limits.uploadGraceMs * 3));
  expect(() => slots.take('b')).toThrow(busy);
});

function tryTo(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
