import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPatterns } from './regex-check/find-patterns.ts';
import { checkPatterns } from './regex-check/verdicts.ts';

test('finds literals and built patterns with their lines', () => {
  const text = [
    'const one = /a+/gi;',
    "const two = new RegExp('b' + one.source, 'u');",
    'const quotient = 8 / 2 / 1;',
    'const three = RegExp(`c`);',
    "const four = 'a'.replace(/[/]$/, '');",
  ].join('\n');
  expect(findPatterns('src/x.ts', text)).toEqual({
    literals: [
      { source: 'a+', flags: 'gi', where: 'src/x.ts:1' },
      { source: '[/]$', flags: '', where: 'src/x.ts:5' },
    ],
    built: ['src/x.ts:2', 'src/x.ts:4'],
  });
});

test('detects slow patterns', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'glowfare-regex-')), 'safe.json');
  const pattern = (source: string) => ({ source, flags: '', where: 'src/x.ts:1' });
  // The last two can be decided only by fuzzing.
  const patterns = ['^a+$', '\\s+$', '^(a+)+$', '-+(?!\\d)', 'a+(?!b)x'].map(pattern);
  const verdicts = patterns.map(await checkPatterns(file, patterns));
  expect(verdicts).toEqual([
    'safe',
    expect.stringContaining('polynomial'),
    expect.stringContaining('exponential'),
    'safe',
    expect.stringContaining('polynomial'),
  ]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(2);
});
