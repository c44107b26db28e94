import { type CallExpression, parseSync, Visitor } from 'oxc-parser';
import { readModuleFacts } from './module-facts.ts';

/** Files that need SQL because their subject is the engine, with the reason. */
const sqlExceptions: Readonly<Record<string, string>> = {
  'tests/setup/test-database.ts': 'creates and drops the databases of tests',
  'tests/cluster/pgbouncer.ts': 'asks the pooler whether it answers',
  'tests/setup/postgres-template.ts': 'creates the database that the others are copied from',
  'tests/setup/pglite-template.ts': 'creates the engine that the others are loaded from',
  'tests/setup/pglite-pool.ts': 'empties an engine for the next test file',
  'tests/setup/lagging-database.ts': 'writes rows of an old schema, for tests of migrations',
};

const remedy =
  'use a factory of tests/factories or a repository, or add a function to src/db/testing';
const sqlModule = /(^|\/)db\/engine\/sql\.server(\.ts)?$/;
const enginePackage = /^(pg|@electric-sql\/pglite)(\/|$)/;
const queryMethods = ['query', 'script', 'copyOut'];
const statement = /^\s*(select|insert|update|delete|create|alter|drop|truncate|copy|with)\s/i;

const mayContainSql = (path: string) =>
  path.startsWith('src/db/') || !(path.startsWith('tests/') || /\.test\.tsx?$/.test(path));

/** Every raw SQL statement in a test or test helper outside src/db: file and line, and what to do instead. */
export function checkTestSql(
  files: ReadonlyMap<string, string>,
  exceptions: Readonly<Record<string, string>> = sqlExceptions,
): string[] {
  const problems: string[] = [];
  for (const [path, text] of files) {
    if (mayContainSql(path)) continue;
    const found = findSql(path, text);
    if (!(path in exceptions)) problems.push(...found);
    else if (found.length === 0)
      problems.push(`${path}:1 raw SQL: this file has none; remove it from the exceptions`);
  }
  return problems;
}

function findSql(path: string, text: string): string[] {
  const problems: string[] = [];
  for (const { specifier, line, typeOnly } of readModuleFacts(path, text).imports) {
    if (typeOnly || !(sqlModule.test(specifier) || enginePackage.test(specifier))) continue;
    problems.push(`${path}:${line} raw SQL: a test must not import ${specifier}; ${remedy}`);
  }
  new Visitor({
    CallExpression(call) {
      const method = queryMethod(call);
      if (!method) return;
      const line = text.slice(0, call.start).split('\n').length;
      problems.push(`${path}:${line} raw SQL: a test must not call ${method}; ${remedy}`);
    },
  }).visit(parseSync(path, text).program);
  return problems;
}

/** The name of the method to which a statement is passed, or undefined. */
function queryMethod({ callee, arguments: [first] }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { name } = callee.property;
  if (!queryMethods.includes(name)) return undefined;
  let text: unknown;
  if (first?.type === 'Literal') text = first.value;
  if (first?.type === 'TemplateLiteral') text = first.quasis[0]?.value.raw;
  return typeof text === 'string' && statement.test(text) ? name : undefined;
}
