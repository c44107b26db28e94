import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replacements } from './unused-router-parts.ts';

/** The names that a module exports. */
function exportsOf(code: string): string[] {
  const listed = /^export \{([^}]*)\};$/m.exec(code)?.[1]?.split(',') ?? [];
  const constants = [...code.matchAll(/^export (?:const|class|function) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
  return [...listed.map((name) => name.trim()), ...constants].sort();
}

test.each(Object.entries(replacements))('%s has the exports of the original', (path, code) => {
  const file = new URL(`../node_modules/react-router/dist/production/lib/${path}`, import.meta.url);
  const expected = exportsOf(readFileSync(file, 'utf8'));
  expect(expected.length).toBeGreaterThan(0);
  expect(exportsOf(code)).toEqual(expected);
});
