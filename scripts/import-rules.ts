import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDomainState } from './import-rules/check-domain-state.ts';
import { checkImports } from './import-rules/check-imports.ts';
import { checkTestSql } from './import-rules/check-test-sql.ts';
import { root } from './run-program.ts';

function readFiles(pattern: string, folder: string): Map<string, string> {
  const paths = globSync(pattern, { cwd: folder }).sort();
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  );
}

const sources = readFiles('**/*.{ts,tsx}', join(root, 'src'));
const problems = [
  ...checkImports(sources),
  ...checkDomainState(sources),
  ...checkTestSql(readFiles('{src,tests}/**/*.{ts,tsx}', root)),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
