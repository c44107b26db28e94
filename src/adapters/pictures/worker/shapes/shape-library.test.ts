import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeTestShape } from '../../../../../tests/factories/shape-files';
import { openPreparedShapes } from './prepared-shapes.server';
import { planesOf, type Shape } from './shape';
import { openShapeLibrary } from './shape-library.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-library-'));
const renders = join(folder, 'renders');
const itself = async (shape: Shape) => shape;

beforeAll(async () => {
  await writeTestShape(join(renders, 'low-jar'));
  await writeTestShape(join(renders, 'tube-standing'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (shape: Shape) =>
  planesOf(shape).reduce((sum, { byteLength }) => sum + byteLength, 0);

/** A library with room for exactly one shape. */
async function aSmallLibrary(prepared = openPreparedShapes(join(folder, 'shapes'), 'one')) {
  const size = await openShapeLibrary(renders, { prepared }).use('low-jar', 160, async (shape) =>
    bytesOf(shape),
  );
  return openShapeLibrary(renders, { prepared, maxBytes: size * 1.5 });
}

test('a cached shape is shared', async () => {
  const library = openShapeLibrary(renders);
  expect(await library.use('low-jar', 160, itself)).toBe(await library.use('low-jar', 160, itself));
});

test('an evicted shape frees all its memory', async () => {
  const library = await aSmallLibrary();
  const evicted = await library.use('low-jar', 160, itself);
  expect(bytesOf(evicted)).toBeGreaterThan(0);
  await library.use('tube-standing', 160, itself);
  expect(bytesOf(evicted)).toBe(0);
});

test('an evicted shape stays valid until its last user is done', async () => {
  const library = await aSmallLibrary();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const seen: Shape[] = [];
  const hold = (until: Promise<void>) =>
    library.use('low-jar', 160, async (shape) => {
      seen.push(shape);
      await until;
      return bytesOf(shape);
    });
  const sizes = [hold(first.promise), hold(second.promise)];
  await vi.waitFor(() => expect(seen).toHaveLength(2), 60_000);
  await library.use('tube-standing', 160, itself);
  first.resolve();
  expect(await sizes[0]).toBeGreaterThan(0);
  expect(bytesOf(seen[1] as Shape)).toBeGreaterThan(0);
  second.resolve();
  expect(await sizes[1]).toBeGreaterThan(0);
  expect(seen.map(bytesOf)).toEqual([0, 0]);
});

test('an evicted shape is freed after a failure, too', async () => {
  const library = await aSmallLibrary();
  let evicted: Shape | undefined;
  const failing = library.use('low-jar', 160, async (shape) => {
    evicted = shape;
    await library.use('tube-standing', 160, itself);
    throw new Error('drawing failed');
  });
  await expect(failing).rejects.toThrow('drawing failed');
  expect(evicted && bytesOf(evicted)).toBe(0);
});
