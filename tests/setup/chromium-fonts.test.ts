import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeFontsConfig } from './chromium-fonts.ts';

const parent = mkdtempSync(join(tmpdir(), 'glowfare-fonts-'));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('the configuration of the fonts follows a folder that is moved', () => {
  const before = join(parent, 'before');
  const after = join(parent, 'after & later');
  mkdirSync(join(before, 'fonts'), { recursive: true });
  writeFontsConfig(before);
  renameSync(before, after);
  writeFontsConfig(after);
  const config = readFileSync(join(after, 'fonts', 'fonts.conf'), 'utf8');
  expect(config).toContain(`<dir>${join(parent, 'after &amp; later')}/fonts</dir>`);
  expect(config).not.toContain(before);
  expect(readdirSync(join(after, 'fonts'))).toEqual(['fonts.conf']);
});
