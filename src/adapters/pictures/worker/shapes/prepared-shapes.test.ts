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
let home: string;
let jar: Shape;
let palette: Shape;

beforeAll(async () => {
  await writeTestShape(join(renders, 'low-jar'));
  await writeTestShape(join(renders, 'eye-palette'), { pans: [[0.3, 0.2, 0.2, 0.2]] });
  jar = await readShape(join(renders, 'low-jar'), 160);
  palette = await readShape(join(renders, 'eye-palette'), 160);
  if (!jar.label) throw new Error('a jar has a label');
  jar.label.light = Uint16Array.from(jar.label.coverage, (value) => value * 50);
}, 60_000);
beforeEach(() => {
  home = join(folder, `round-${round++}`, 'shapes');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a shape comes back as it was, also to another process', () => {
  openPreparedShapes(home, 'one').keep('low-jar', jar);
  openPreparedShapes(home, 'one').keep('eye-palette', palette);
  expect(openPreparedShapes(home, 'one').find('low-jar', 160)).toEqual(jar);
  expect(openPreparedShapes(home, 'one').find('eye-palette', 160)).toEqual(palette);
});

test('what was not kept, at that width or in that version, is not found', () => {
  const prepared = openPreparedShapes(home, 'one');
  expect(prepared.find('low-jar', 160)).toBeNull();
  prepared.keep('low-jar', jar);
  expect(prepared.find('low-jar', 320)).toBeNull();
  expect(openPreparedShapes(home, 'two').find('low-jar', 160)).toBeNull();
});

test('a file that was cut off or has rotted counts as none, and is made again', async () => {
  const prepared = openPreparedShapes(home, 'one');
  const file = join(home, 'version-one', 'low-jar-160.shape');
  prepared.keep('low-jar', jar);
  for (const broken of [Buffer.alloc(0), Buffer.from('nothing of the kind'), spoilt(file)]) {
    writeFileSync(file, broken);
    expect(prepared.find('low-jar', 160)).toBeNull();
  }
  await openShapeLibrary(renders, { prepared }).use('low-jar', 160, async (found) => {
    expect(prepared.find('low-jar', 160)).toEqual(found);
  });
});

test('the library reads what is prepared instead of the render', async () => {
  const prepared = openPreparedShapes(home, 'one');
  const marked = { ...jar, aspect: 3.25 };
  prepared.keep('low-jar', marked);
  const library = openShapeLibrary(renders, { prepared });
  expect(await library.use('low-jar', 160, async ({ aspect }) => aspect)).toBe(3.25);
});

test('other versions go, and nothing else: not what is beside, not what somebody put within', () => {
  const beside = join(home, '..', 'photos');
  const strange = join(home, 'version-strange');
  for (const at of [beside, join(home, 'holiday'), strange]) {
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'mine.txt'), 'mine');
  }
  writeFileSync(join(home, 'version-file'), 'not a folder');
  openPreparedShapes(home, 'old').keep('low-jar', jar);
  writeFileSync(join(strange, 'low-jar-160.shape'), 'old');
  openPreparedShapes(home, 'new').keep('low-jar', jar);
  expect(readdirSync(home).sort()).toEqual([
    'holiday',
    'version-file',
    'version-new',
    'version-strange',
  ]);
  expect(readdirSync(strange)).toEqual(['mine.txt']);
  expect(existsSync(join(home, 'holiday', 'mine.txt'))).toBe(true);
  expect(existsSync(join(beside, 'mine.txt'))).toBe(true);
});

test.each(['', '..', '../up', 'a/b'])('there is no version %j', (version) => {
  expect(() => openPreparedShapes(home, version)).toThrow(RangeError);
});

test('where nothing can be written, a shape is still found', async () => {
  mkdirSync(join(home, '..'), { recursive: true });
  writeFileSync(home, 'a file where the folder should be');
  const library = openShapeLibrary(renders, { prepared: openPreparedShapes(home, 'one') });
  expect(await library.use('low-jar', 160, async ({ width }) => width)).toBe(160);
});

/** The file with one bit of its middle turned. */
function spoilt(file: string): Buffer {
  openPreparedShapes(home, 'one').keep('low-jar', jar);
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes;
}
