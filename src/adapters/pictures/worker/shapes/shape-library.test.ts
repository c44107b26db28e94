import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeTestShape } from '../../../../../tests/factories/shape-files';
import { openPreparedShapes } from './prepared-shapes.server';
import { planesOf, type Shape } from './shape';
import { openShapeLibrary } from './shape-library.server';

// Pictures are decoded here, which a busy machine takes its time over.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'glowfare-library-'));
const renders = join(folder, 'renders');
const itself = async (shape: Shape) => shape;

beforeAll(async () => {
  await writeTestShape(join(renders, 'low-jar'));
  await writeTestShape(join(renders, 'tube-standing'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (shape: Shape) =>
  planesOf(shape).reduce((sum, { byteLength }) => sum + byteLength, 0);

/** A library with room for one shape and no more. */
async function aSmallLibrary(prepared = openPreparedShapes(join(folder, 'shapes'), 'one')) {
  const size = await openShapeLibrary(renders, { prepared }).use('low-jar', 160, async (shape) =>
    bytesOf(shape),
  );
  return openShapeLibrary(renders, { prepared, maxBytes: size * 1.5 });
}

test('a shape that is kept is the same for everybody', async () => {
  const library = openShapeLibrary(renders);
  expect(await library.use('low-jar', 160, itself)).toBe(await library.use('low-jar', 160, itself));
});

test('a shape that makes room for another gives all of its memory back', async () => {
  const library = await aSmallLibrary();
  const forgotten = await library.use('low-jar', 160, itself);
  expect(bytesOf(forgotten)).toBeGreaterThan(0);
  await library.use('tube-standing', 160, itself);
  expect(bytesOf(forgotten)).toBe(0);
});

test('it does so only after the last picture that is made with it', async () => {
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
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  await library.use('tube-standing', 160, itself);
  first.resolve();
  expect(await sizes[0]).toBeGreaterThan(0);
  expect(bytesOf(seen[1] as Shape)).toBeGreaterThan(0);
  second.resolve();
  expect(await sizes[1]).toBeGreaterThan(0);
  expect(seen.map(bytesOf)).toEqual([0, 0]);
});

test('it does so too when the picture failed', async () => {
  const library = await aSmallLibrary();
  let forgotten: Shape | undefined;
  const failing = library.use('low-jar', 160, async (shape) => {
    forgotten = shape;
    await library.use('tube-standing', 160, itself);
    throw new Error('no picture');
  });
  await expect(failing).rejects.toThrow('no picture');
  expect(forgotten && bytesOf(forgotten)).toBe(0);
});
