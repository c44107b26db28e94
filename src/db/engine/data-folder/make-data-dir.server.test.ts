import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir } from './make-data-dir.server';

let outside: string;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'glowfare-data-dir-'));
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

test('a folder is created with those above it, for its owner only', () => {
  const dataDir = join(outside, 'a', 'b', 'data');
  makeDataDir(dataDir);
  makeDataDir(dataDir);
  expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
});

test.runIf(process.platform === 'linux')('a folder below /proc is refused immediately', () => {
  expect(() => makeDataDir('/proc/nope')).toThrow('The data folder /proc/nope cannot be used');
});

test('a file is not a data folder, and neither is a folder below a file', () => {
  const file = join(outside, 'file');
  writeFileSync(file, '');
  expect(() => makeDataDir(file)).toThrow('it is not a folder');
  expect(() => makeDataDir(join(file, 'data'))).toThrow('ENOTDIR');
});
