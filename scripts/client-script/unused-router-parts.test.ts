import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replaceBodies } from './replace-bodies.ts';
import { bodies, replacements } from './unused-router-parts.ts';

const router = new URL('../../node_modules/react-router/', import.meta.url);
const readRouterFile = (path: string) => readFileSync(new URL(path, router), 'utf8');

/** The names that a module exports. */
function exportsOf(code: string): string[] {
  const listed = /^export \{([^}]*)\};$/m.exec(code)?.[1]?.split(',') ?? [];
  const constants = [...code.matchAll(/^export (?:const|class|function) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
  return [...listed.map((name) => name.trim()), ...constants].sort();
}

test.each(Object.entries(replacements))('%s has the exports of the original', (path, code) => {
  const expected = exportsOf(readRouterFile(`dist/production/lib/${path}`));
  expect(expected.length).toBeGreaterThan(0);
  expect(exportsOf(code)).toEqual(expected);
});

test.each(Object.entries(bodies))('%s has the functions that are left out', (path, newBodies) => {
  const code = readRouterFile(`dist/production/lib/${path}`);
  expect(replaceBodies(code, newBodies).length).toBeLessThan(code.length);
});

test('the functions are those of the React Router that was looked at', () => {
  // After an update: check that the functions still do nothing else than unused-router-parts.ts says.
  expect(JSON.parse(readRouterFile('package.json')).version).toBe('8.4.0');
});
