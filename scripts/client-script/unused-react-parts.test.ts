import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { replaceBodies } from './replace-bodies.ts';
import { newBodies } from './unused-react-parts.ts';

const require = createRequire(import.meta.url);

test('the functions are those of the React that was looked at', () => {
  // After an update: check that the functions still serve nothing else than unused-react-parts.ts says.
  expect(require('react-dom/package.json').version).toBe('19.3.1');
  const file = require.resolve('react-dom/client').replace(/client\.js$/, '');
  const code = readFileSync(`${file}cjs/react-dom-client.production.js`, 'utf8');
  expect(replaceBodies(code, newBodies).length).toBeLessThan(code.length);
});

test('no fragment has a ref', () => {
  const withRef = globSync('src/web/**/*.tsx').filter((file) =>
    /<Fragment\b[^>]*\sref=/.test(readFileSync(file, 'utf8')),
  );
  expect(withRef).toEqual([]);
});
