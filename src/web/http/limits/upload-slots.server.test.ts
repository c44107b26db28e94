import { expect, test } from 'vitest';
import { createUploadSlots, type UploadSlots } from './upload-slots.server';

const limits = {
  maxConcurrentUploads: 3,
  maxUploadsPerNetwork: 2,
  maxWaitingUploads: 3,
  maxWaitingUploadsPerNetwork: 2,
  maxUploadWaitMs: 600_000,
  minUploadBytesPerSecond: 1_000_000,
  uploadGraceMs: 40,
};
/** No upload is too slow. */
const patient = { ...limits, uploadGraceMs: 600_000 };
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
  const slot = await createUploadSlots(limits).take('a');
  const reading = readAll(slot.track(body.stream));
  body.send(5);
  body.send(7);
  body.end();
  expect(await reading).toBe(12);
});

test('one network can take only some of the slots', async () => {
  const slots = createUploadSlots({ ...patient, maxWaitingUploads: 0 });
  await slots.take('slow');
  const second = await slots.take('slow');
  await expect(slots.take('slow')).rejects.toEqual(busy);
  await slots.take('other');
  await expect(slots.take('third')).rejects.toEqual(busy);
  second.release();
  await slots.take('third');
});

test('uploads wait for a slot of their network, in order of arrival', async () => {
  const slots = createUploadSlots(patient);
  const [first, second] = [await slots.take('a'), await slots.take('a')];
  const started: string[] = [];
  for (const name of ['third', 'fourth']) void slots.take('a').then(() => started.push(name));
  // Another network does not wait behind them.
  await slots.take('b');
  expect(started).toEqual([]);
  second.release();
  await expect.poll(() => started).toEqual(['third']);
  first.release();
  await expect.poll(() => started).toEqual(['third', 'fourth']);
});

test('only some uploads wait, in total and per network', async () => {
  const slots = createUploadSlots({ ...patient, maxConcurrentUploads: 1, maxUploadsPerNetwork: 1 });
  await slots.take('a');
  const waiting = ['a', 'a', 'b'].map((network) => {
    const taken = { isStarted: false };
    void slots.take(network).then(() => {
      taken.isStarted = true;
    });
    return taken;
  });
  await expect(slots.take('a')).rejects.toEqual(busy);
  await expect(slots.take('c')).rejects.toEqual(busy);
  expect(waiting.some(({ isStarted }) => isStarted)).toBe(false);
});

test('an upload waits only for a limited time, and then no longer counts', async () => {
  const slots = createUploadSlots({ ...patient, maxUploadsPerNetwork: 1, maxUploadWaitMs: 10 });
  const first = await slots.take('a');
  await expect(Promise.all([slots.take('a'), slots.take('a')])).rejects.toEqual(busy);
  await expect(slots.take('a')).rejects.toEqual(busy);
  first.release();
  await slots.take('a');
});

test('an upload that waits starts once another one stalled', async () => {
  const slots = createUploadSlots({ ...limits, maxConcurrentUploads: 1 });
  const stalled = await slots.take('a');
  const reading = readAll(stalled.track(aBody().stream)).finally(() => stalled.release());
  const cut = expect(reading).rejects.toEqual(tooSlow);
  await slots.take('b');
  await cut;
});

test('an upload below the minimum speed is aborted', async () => {
  const body = aBody();
  const slot = await createUploadSlots(limits).take('a');
  const reading = readAll(slot.track(body.stream));
  body.send(10);
  await expect(reading).rejects.toEqual(tooSlow);
});

test('when all slots are taken, the slowest upload is evicted', async () => {
  const slots = createUploadSlots({
    ...limits,
    minUploadBytesPerSecond: 100,
    // No upload is evicted in the first fifth of it.
    uploadGraceMs: 2_000,
  });
  const [first, slowest, third] = await Promise.all(['a', 'b', 'c'].map((at) => upload(slots, at)));
  first?.send(1_000_000);
  third?.send(1_000_000);
  slowest?.send(1);
  const cut = expect(slowest?.reading).rejects.toEqual(tooSlow);
  await slots.take('visitor');
  await cut;
  first?.end();
  third?.end();
  expect([await first?.reading, await third?.reading]).toEqual([1_000_000, 1_000_000]);
});

test('an upload that stalled after a burst is evicted too', async () => {
  const slots = createUploadSlots({ ...limits, minUploadBytesPerSecond: 100, uploadGraceMs: 300 });
  const stalled = await Promise.all(['a', 'b', 'c'].map((at) => upload(slots, at)));
  for (const { send } of stalled) send(5_000_000);
  const failures = stalled.map(({ reading }) => reading.catch((error: unknown) => error));
  await slots.take('visitor');
  expect(await Promise.race(failures)).toEqual(tooSlow);
});

test('a received file is not evicted, however long its processing takes', async () => {
  const slots = createUploadSlots({
    ...limits,
    maxConcurrentUploads: 1,
    maxUploadWaitMs: limits.uploadGraceMs * 3,
  });
  const { send, end, reading } = await upload(slots, 'a');
  send(1);
  end();
  expect(await reading).toBe(1);
  await expect(slots.take('b')).rejects.toEqual(busy);
});

async function upload(slots: UploadSlots, network: string) {
  const body = aBody();
  return { ...body, reading: readAll((await slots.take(network)).track(body.stream)) };
}
