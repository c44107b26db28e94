import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  commitRestore,
  finishRestore,
  listRestoreTargets,
  makeRestoreFolder,
} from './restored-data.server';

const now = new Date('2026-03-01T12:00:00Z');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'glowfare-restored-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function put(folder: string, content: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'content'), content);
}
const read = (...path: string[]) => readFileSync(join(dataDir, ...path, 'content'), 'utf8');

test('a restore replaces the existing data and moves it aside', () => {
  put(join(dataDir, 'pglite'), 'old');
  expect(listRestoreTargets(dataDir, ['pglite', 'files'])).toEqual(['pglite']);
  const folder = makeRestoreFolder(dataDir);
  put(join(folder, 'pglite'), 'new');
  put(join(folder, 'files'), 'new');
  const aside = commitRestore(dataDir, now) ?? '';
  expect([read('pglite'), read('files')]).toEqual(['new', 'new']);
  expect(readFileSync(join(aside, 'pglite', 'content'), 'utf8')).toBe('old');
  expect(existsSync(join(dataDir, 'restored'))).toBe(false);
});

test('an incomplete restore changes nothing, and the next one starts over', () => {
  put(join(dataDir, 'pglite'), 'old');
  put(join(makeRestoreFolder(dataDir), 'pglite'), 'half');
  expect(finishRestore(dataDir, now)).toBeUndefined();
  expect(read('pglite')).toBe('old');
  expect(existsSync(join(makeRestoreFolder(dataDir), 'pglite'))).toBe(false);
});

test('a restore that was killed between two renames is finished by the next start', () => {
  put(join(dataDir, 'replaced-before', 'pglite'), 'old');
  put(join(dataDir, 'restored', 'pglite'), 'new');
  put(join(dataDir, 'files'), 'old');
  put(join(dataDir, 'restored', 'files'), 'new');
  finishRestore(dataDir, now);
  expect([read('pglite'), read('files')]).toEqual(['new', 'new']);
});

test('an empty folder has no data to replace', () => {
  mkdirSync(join(dataDir, 'files'));
  expect(listRestoreTargets(dataDir, ['files'])).toEqual([]);
});
