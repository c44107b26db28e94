import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';
import { checkWords } from './word-check/check-words.ts';

/** Rejects words that are not plain American English (scripts/word-check/word-list.ts). */
const patterns = [
  '{src,scripts,tests,bench,docs}/**/*.{ts,tsx,mjs,css,md}',
  '*.{ts,md}',
  'assets/**/*.md',
];
const problems = globSync(patterns, { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .flatMap((path) => checkWords(path, readFileSync(join(root, path), 'utf8')));
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) {
  process.stdout.write(
    `${problems.length} words to replace. A word that has to stay goes into scripts/word-check/allowed.ts with the reason.\n`,
  );
}
process.exit(problems.length > 0 ? 1 : 0);
