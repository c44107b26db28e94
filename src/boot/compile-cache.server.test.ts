import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareCompileCache } from './compile-cache.server';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'glowfare-compile-cache-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function startRelease(code: string): string | null {
  const entryFile = join(dataDir, 'main.js');
  writeFileSync(entryFile, code);
  return prepareCompileCache(dataDir, entryFile);
}

test('keeps the compiled code of one release only', () => {
  const first = startRelease('import "./site-1.js"') ?? '';
  mkdirSync(first, { recursive: true });
  expect(startRelease('import "./site-1.js"')).toBe(first);
  expect(existsSync(first)).toBe(true);
  expect(startRelease('import "./site-2.js"')).not.toBe(first);
  expect(existsSync(first)).toBe(false);
});

test('does not create the data folder', () => {
  expect(prepareCompileCache(join(dataDir, 'missing'), import.meta.filename)).toBeNull();
});
