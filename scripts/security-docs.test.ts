import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

test.each(['docs/security.md', 'docs/security-checklist.md'])(
  '%s names files that exist',
  (path) => {
    const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    const named = Array.from(
      text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|sql))`/g),
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  },
);

test('the checklist summary matches its rows', () => {
  const text = readFileSync(new URL('../docs/security-checklist.md', import.meta.url), 'utf8');
  const count = (status: string) => text.split(`| ${status} |`).length - 1;
  expect(text.replaceAll('\n', ' ')).toContain(
    `**${count('met')} met, ${count('partly')} partly, ${count('**not met**')} not met, ${count('n/a')} not applicable.**`,
  );
});
