import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const layers = 'domain|db|usecases|adapters|auth|emails|jobs|cli|web|config|boot';
const ownPath = new RegExp(
  `^(?:src/)?(?:${layers})/[\\w./-]+$|^(?:scripts|tests|bench|assets)/[\\w./-]+$`,
);

/** Paths in backticks that are ours, and targets of relative links. */
function namedPaths(page: string): string[] {
  const text = readFileSync(page, 'utf8');
  const links = Array.from(text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g), ([, link = '']) =>
    join(dirname(page), link),
  );
  const quoted = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
    .filter((code) => ownPath.test(code))
    .map((code) => (/^(?:src|scripts|tests|bench|assets)\//.test(code) ? code : `src/${code}`));
  return [...links, ...quoted];
}

test.each(pages)('%s names only paths that exist', (page) => {
  expect(namedPaths(page).filter((path) => !existsSync(path))).toEqual([]);
});
