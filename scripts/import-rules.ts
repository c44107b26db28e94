import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkImports } from './import-rules/check-imports.ts';
import { root } from './run-program.ts';

const source = join(root, 'src');
const paths = globSync('**/*.{ts,tsx}', { cwd: source }).sort();
const tree = new Map(
  paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(source, path), 'utf8')]),
);
const problems = checkImports(tree);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
