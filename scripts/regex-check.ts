import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowed } from './regex-check/allowed.ts';
import { readBuiltPatterns } from './regex-check/built-patterns.ts';
import { findPatterns, type Pattern } from './regex-check/find-patterns.ts';
import { checkPatterns } from './regex-check/verdicts.ts';
import { root } from './run-program.ts';

/** Rejects regular expressions with superlinear time (ReDoS). */
const paths = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$/.test(path));
const found = paths.map((path) => findPatterns(path, readFileSync(join(root, path), 'utf8')));
const built = found.flatMap((file) => file.built);
const builders = new Set(built.map((where) => where.replace(/:\d+$/, '')));
const loadable = [...builders].filter((path) => path.startsWith('src/domain/'));
const builtPatterns = await readBuiltPatterns(root, loadable);
const patterns = [...found.flatMap((file) => file.literals), ...builtPatterns];
const exceptions = new Set(patterns.map(findException));
const checked = patterns.filter((pattern) => !findException(pattern));
const safePatterns = join(root, 'scripts/regex-check/safe-patterns.json');
const verdictOf = await checkPatterns(safePatterns, checked);

const problems: string[] = [];
for (const pattern of checked) {
  const verdict = verdictOf(pattern);
  if (verdict !== 'safe')
    problems.push(`${pattern.where} /${pattern.source}/${pattern.flags} is ${verdict}`);
}
for (const where of built) {
  if (builtPatterns.some((pattern) => pattern.where === where)) continue;
  problems.push(`${where} builds a pattern that cannot be checked; build it in src/domain, once`);
}
for (const exception of allowed) {
  if (exceptions.has(exception)) continue;
  problems.push(`${exception.file} has no pattern for the exception ${exception.starts}`);
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) {
  process.stdout.write(
    'Rewrite the pattern so that no part can match the same text in two ways, or write a small parser.\n' +
      'If its input is trusted or bounded, add it to scripts/regex-check/allowed.ts with the reason.\n',
  );
}
process.exit(problems.length > 0 ? 1 : 0);

function findException({ source, where }: Pattern) {
  return allowed.find(
    ({ file, starts }) => where.startsWith(`${file}:`) && source.startsWith(starts),
  );
}
