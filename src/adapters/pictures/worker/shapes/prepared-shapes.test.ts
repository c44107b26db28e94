import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeTestShape } from '../../../../../tests/factories/shape-files';
import { openPreparedShapes } from './prepared-shapes.server';
import { readShape } from './read-shape.server';
import type { Shape } from './shape';
import { openShapeLibrary } from './shape-library.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-prepared-'));
const renders = join(folder, 'renders');
let round = 0;
let root: string;
let jar: Shape;
let palette: Shape;

beforeAll(async () => {
  await writeTestShape(join(renders, 'low-jar'));
  await writeTestShape(join(renders, 'eye-palette'), { pans: [[0.3, 0.2, 0.2, 0.2]] });
  jar = await readShape(join(renders, 'low-jar'), 160);
  palette = await readShape(join(renders, 'eye-palette'), 160);
  if (!jar.label) throw new Error('a jar has a label');
  jar.label.light = Uint16Array.from(jar.label.coverage, (value) => value * 50);
});
beforeEach(() => {
  root = join(folder, `round-${round++}`, 'shapes');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a saved shape is read back unchanged, also by another process', () => {
  openPreparedShapes(root, 'one').save('low-jar', jar);
  openPreparedShapes(root, 'one').save('eye-palette', palette);
  expect(openPreparedShapes(root, 'one').find('low-jar', 160)).toEqual(jar);
  expect(openPreparedShapes(root, 'one').find('eye-palette', 160)).toEqual(palette);
});

test('a shape that was not saved at this width and version is not found', () => {
  const prepared = openPreparedShapes(root, 'one');
  expect(prepared.find('low-jar', 160)).toBeNull();
  prepared.save('low-jar', jar);
  expect(prepared.find('low-jar', 320)).toBeNull();
  expect(openPreparedShapes(root, 'two').find('low-jar', 160)).toBeNull();
});

test('a truncated or corrupt file is ignored and replaced', async () => {
  const prepared = openPreparedShapes(root, 'one');
  const file = join(root, 'version-one', 'low-jar-160.shape');
  prepared.save('low-jar', jar);
  for (const broken of [Buffer.alloc(0), Buffer.from('not a shape'), corrupted(file)]) {
    writeFileSync(file, broken);
    expect(prepared.find('low-jar', 160)).toBeNull();
  }
  await openShapeLibrary(renders, { prepared }).use('low-jar', 160, async (found) => {
    expect(prepared.find('low-jar', 160)).toEqual(found);
  });
});

test('the library prefers a prepared shape to the render', async () => {
  const prepared = openPreparedShapes(root, 'one');
  const marked = { ...jar, aspect: 3.25 };
  prepared.save('low-jar', marked);
  const library = openShapeLibrary(renders, { prepared });
  expect(await library.use('low-jar', 160, async ({ aspect }) => aspect)).toBe(3.25);
});

test('removes shape files of other versions and nothing else', () => {
  const beside = join(root, '..', 'photos');
  const strange = join(root, 'version-strange');
  for (const at of [beside, join(root, 'holiday'), strange]) {
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'mine.txt'), 'mine');
  }
  writeFileSync(join(root, 'version-file'), 'not a folder');
  openPreparedShapes(root, 'old').save('low-jar', jar);
  writeFileSync(join(strange, 'low-jar-160.shape'), 'old');
  openPreparedShapes(root, 'new').save('low-jar', jar);
  expect(readdirSync(root).sort()).toEqual([
    'holiday',
    'version-file',
    'version-new',
    'version-strange',
  ]);
  expect(readdirSync(strange)).toEqual(['mine.txt']);
  expect(existsSync(join(root, 'holiday', 'mine.txt'))).toBe(true);
  expect(existsSync(join(beside, 'mine.txt'))).toBe(true);
});

test.each(['', '..', '../up', 'a/b'])('version %j is refused', (version) => {
  expect(() => openPreparedShapes(root, version)).toThrow(RangeError);
});

test('a shape is found even if nothing can be written', async () => {
  mkdirSync(join(root, '..'), { recursive: true });
  writeFileSync(root, 'a file where the folder should be');
  const library = openShapeLibrary(renders, { prepared: openPreparedShapes(root, 'one') });
  expect(await library.use('low-jar', 160, async ({ width }) => width)).toBe(160);
});

/** The file with one flipped bit in the middle. */
function corrupted(file: string): Buffer {
  openPreparedShapes(root, 'one').save('low-jar', jar);
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes;
}
