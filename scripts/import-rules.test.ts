import { describe, expect, test } from 'vitest';
import { checkDomainState } from './import-rules/check-domain-state';
import { checkImports } from './import-rules/check-imports';
import { checkTestSql } from './import-rules/check-test-sql';

type Files = Record<string, string>;

const check = (files: Files) => checkImports(new Map(Object.entries(files)));

/** A tree in which `from` imports `to`. */
const edge = (from: string, to: string): Files => ({
  [to]: 'export const value = 1;',
  [from]: `import { value } from '~/${to.replace(/\.tsx?$/, '')}';\nexport const other = value;`,
});

describe('layers', () => {
  test.each([
    ['db/a.server.ts', 'domain/b.ts'],
    ['emails/a.email.tsx', 'domain/b.ts'],
    ['usecases/a.server.ts', 'db/b.server.ts'],
    ['usecases/a.server.ts', 'emails/b.email.tsx'],
    ['adapters/a.server.ts', 'usecases/deps.ts'],
    ['auth/a.server.ts', 'db/b.server.ts'],
    ['jobs/a.server.ts', 'usecases/b.server.ts'],
    ['cli/a.server.ts', 'usecases/b.server.ts'],
    ['web/pages/home/home.tsx', 'usecases/b.server.ts'],
    ['web/shared/a.ts', 'auth/client.ts'],
    ['web/shared/a.ts', 'auth/client/session.ts'],
    ['web/pages/home/a.tsx', 'web/pages/home/b.tsx'],
    ['web/pages/home/a.tsx', 'web/ui/button.tsx'],
    ['web/ui/a.tsx', 'web/ui/button.tsx'],
    ['boot/main.ts', 'web/http/app.server.ts'],
    ['boot/main.ts', 'boot/start-services.server.ts'],
    ['cli/main.ts', 'boot/start-services.server.ts'],
    ['cli/main.ts', 'adapters/log.server.ts'],
    ['boot/start-services.server.ts', 'config/config.ts'],
    ['domain/a.test.ts', 'db/b.server.ts'],
    ['usecases/a.db.test.ts', 'db/testing/jobs.server.ts'],
    ['db/testing/jobs.server.ts', 'db/engine/sql.server.ts'],
  ])('%s may import %s', (from, to) => {
    expect(check(edge(from, to))).toEqual([]);
  });

  test.each([
    ['domain/a.ts', 'usecases/b.ts'],
    ['db/a.server.ts', 'usecases/b.server.ts'],
    ['emails/a.email.tsx', 'web/ui/button.tsx'],
    ['usecases/a.server.ts', 'adapters/b.server.ts'],
    ['adapters/a.server.ts', 'db/b.server.ts'],
    ['adapters/a.server.ts', 'usecases/send-mail.server.ts'],
    ['auth/a.server.ts', 'usecases/b.server.ts'],
    ['jobs/a.server.ts', 'db/b.server.ts'],
    ['cli/a.server.ts', 'jobs/b.server.ts'],
    ['web/api/a.server.ts', 'db/b.server.ts'],
    ['web/shared/a.ts', 'auth/tokens.server.ts'],
    ['web/shared/a.ts', 'config/config.ts'],
    ['web/pages/home/a.tsx', 'web/pages/about/b.tsx'],
    ['web/ui/a.tsx', 'web/shared/b.ts'],
    ['web/ui/a.tsx', 'domain/b.ts'],
    ['web/http/a.server.ts', 'boot/start-services.server.ts'],
    ['cli/a.server.ts', 'boot/main.ts'],
    ['loose.ts', 'domain/b.ts'],
    ['stuff/a.ts', 'domain/b.ts'],
    ['config/config.ts', 'db/b.server.ts'],
    ['usecases/a.server.ts', 'db/testing/jobs.server.ts'],
    ['db/jobs/job.repo.server.ts', 'db/testing/jobs.server.ts'],
    ['boot/main.ts', 'db/testing/jobs.server.ts'],
  ])('%s may not import %s', (from, to) => {
    const [problem, ...others] = check(edge(from, to));
    expect(problem).toMatch(new RegExp(`^src/${from}:1 layers: .+; .+`));
    expect(others).toEqual([]);
  });

  test.each([
    ['a type', "import type { value } from '../db/b.server';"],
    ['a dynamic import', "export const load = () => import('../db/b.server');"],
    ['a re-export', "export const a = 1;\nexport { value } from '../db/b.server';"],
  ])('%s counts as well', (_, text) => {
    const problems = check({ 'db/b.server.ts': '', 'domain/a.server.ts': text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('layers: domain may import nothing of ours');
  });
});

describe('features', () => {
  test.each([
    ['usecases/feeds/run-feed.server.ts', 'usecases/feeds/run/import-feed-rows.server.ts'],
    ['usecases/feeds/run/a.server.ts', 'usecases/feeds/run/b.server.ts'],
    ['usecases/forms/a.server.ts', 'usecases/email/queue-mail.server.ts'],
    ['usecases/forms/a.server.ts', 'usecases/deps.ts'],
    ['db/alerts/a.server.ts', 'db/engine/sql.server.ts'],
    ['usecases/feeds/a.db.test.ts', 'usecases/alerts/b.server.ts'],
    ['web/api/alerts/a.server.ts', 'web/http/b.server.ts'],
  ])('%s may import %s', (from, to) => {
    expect(check(edge(from, to))).toEqual([]);
  });

  test.each([
    ['usecases/alerts/a.server.ts', 'usecases/feeds/run/b.server.ts', 'private to usecases/feeds'],
    ['jobs/a.server.ts', 'usecases/feeds/run/b.server.ts', 'private to usecases/feeds'],
    ['usecases/forms/a.server.ts', 'usecases/alerts/b.server.ts', 'not an entry file of alerts'],
    ['db/forms/a.server.ts', 'db/alerts/b.server.ts', 'not an entry file of alerts'],
    ['db/engine/a.server.ts', 'db/forms/b.server.ts', 'not an entry file of forms'],
  ])('%s may not import %s: %s', (from, to, reason) => {
    expect(check(edge(from, to))).toEqual([expect.stringContaining(reason)]);
  });
});

describe('cycles', () => {
  test('a cycle is reported once, with its path', () => {
    const problems = check({
      'domain/a.ts': "import './b';",
      'domain/b.ts': "import './c';",
      'domain/c.ts': "import './a';",
      'domain/d.ts': "import './a';",
    });
    expect(problems).toEqual([
      expect.stringContaining('cycle: domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts;'),
    ]);
  });

  test('two paths to the same file are not a cycle', () => {
    const files = { 'domain/a.ts': "import './b';\nimport './c';", 'domain/b.ts': "import './c';" };
    expect(check({ ...files, 'domain/c.ts': '' })).toEqual([]);
  });
});

describe('rules for a file', () => {
  test.each<[string, string, string]>([
    ['web/shared/a.ts', "import { join } from 'node:path';", 'server code'],
    ['usecases/a.ts', "import pg from 'pg';", 'server code'],
    ['web/utils/a.ts', '', 'folder'],
    ['domain/index.ts', "export * from './money';\nexport { a } from './b';", 'barrel'],
    ['domain/a.ts', 'export default function a() {}', 'default export'],
    ['web/shared/a.tsx', 'const a = 1;\nexport { a as default };', 'default export'],
    ['web/shared/a.ts', 'export const port = process.env.PORT;', 'environment'],
  ])('%s with %j breaks the rule "%s"', (path, text, rule) => {
    expect(check({ [path]: text })).toEqual([expect.stringContaining(` ${rule}: `)]);
  });

  test.each([
    ['db/a.server.ts', "import { join } from 'node:path';"],
    ['usecases/deps.ts', "import type { Pool } from 'pg';"],
    ['config/config.ts', "import { join } from 'node:path';\nexport const env = process.env;"],
    ['boot/main.ts', 'export const env = process.env;'],
    ['web/entry.server.tsx', "import { PassThrough } from 'node:stream';\nexport default 1;"],
    ['web/pages/home/home.page.tsx', 'export default function Home() {}'],
    ['web/routes.ts', 'export default [];'],
    ['domain/a.ts', '// No code here reads process.env.'],
    ['domain/money.test.ts', "import { readFileSync } from 'node:fs';"],
  ])('%s with %j is fine', (path, text) => {
    expect(check({ [path]: text })).toEqual([]);
  });

  test('reports the line of the import', () => {
    const text = "// one\nimport { z } from 'zod';\nimport 'node:fs';\n";
    expect(check({ 'domain/a.ts': text })[0]).toMatch(/^src\/domain\/a\.ts:3 /);
  });
});

describe('raw SQL in tests', () => {
  const checkTest = (path: string, text: string, exceptions = {}) =>
    checkTestSql(new Map([[path, text]]), exceptions);
  const useSql = "import { sql } from '~/db/engine/sql.server';";

  test.each([
    ['src/usecases/a.db.test.ts', useSql],
    ['src/usecases/a.db.test.ts', "const { sql } = await import('~/db/engine/sql.server');"],
    ['src/db.db.test.ts', "import { Sql } from './db/engine/sql.server.ts';"],
    ['tests/setup/a.ts', "import pg from 'pg';"],
    ['tests/e2e/a.spec.ts', "import { PGlite } from '@electric-sql/pglite';"],
    ['tests/e2e/a.spec.ts', "await client.query('select 1');"],
    ['tests/setup/a.ts', 'await session.script(`drop table job`);'],
    ['tests/setup/a.ts', "await session.copyOut('select * from job');"],
  ])('%s with %j is reported', (path, text) => {
    expect(checkTest(path, text)).toEqual([
      expect.stringMatching(new RegExp(`^${path}:1 raw SQL: .+; use a factory of tests/factories`)),
    ]);
  });

  test.each([
    ['src/db/jobs/job.repo.db.test.ts', useSql],
    ['src/db/testing/jobs.server.ts', useSql],
    ['src/usecases/a.server.ts', useSql],
    ['tests/setup/a.ts', "import type { Sql } from '~/db/engine/sql.server';"],
    ['tests/setup/a.ts', "import { listJobs } from '~/db/testing/jobs.server';"],
    ['tests/setup/a.ts', "/(.+) words/.exec('select a store, update the list');"],
    ['tests/setup/a.ts', "const found = /\\d/.exec('with 3 words ');"],
  ])('%s with %j is fine', (path, text) => {
    expect(checkTest(path, text)).toEqual([]);
  });

  test('exceptions need no change, unless they no longer apply', () => {
    const exceptions = { 'tests/setup/a.ts': 'creates databases' };
    expect(checkTest('tests/setup/a.ts', "import pg from 'pg';", exceptions)).toEqual([]);
    expect(checkTest('tests/setup/a.ts', '', exceptions)).toEqual([
      expect.stringContaining('remove it from the exceptions'),
    ]);
  });
});

describe('state in the domain', () => {
  const stateIn = (text: string) => checkDomainState(new Map([['domain/a.ts', text]]));

  test.each([
    ['a variable', 'let last = 0;\nexport const take = () => last++;'],
    ['a cache', 'const known = new Map();\nexport const keep = (key) => known.set(key, 1);'],
    ['a list', 'const seen = [];\nexport function see(one) { seen.push(one); }'],
    ['a field', 'const counts = {};\nexport function count(one) { counts[one] = 1; }'],
    ['a deep field', 'const c = { a: { b: 0 } };\nexport function count() { c.a.b += 1; }'],
  ])('%s is reported', (_, text) => {
    expect(stateIn(text)).toEqual([expect.stringMatching(/^src\/domain\/a\.ts:\d state: /)]);
  });

  test.each([
    ['built while loading', 'const byKey = new Map();\nfor (const one of list) byKey.set(one, 1);'],
    ['a local collection', 'export function read() { const known = new Map(); known.set(1, 1); }'],
    ['another of this name', 'const list = [1];\nconst f = (list) => { list.push(2); };'],
    ['a field of an object', 'class Cache { known = new Map(); keep() { this.known.set(1, 1); } }'],
  ])('%s is not', (_, text) => {
    expect(stateIn(text)).toEqual([]);
  });

  test('other layers and tests may have it', () => {
    const text = 'let last = 0;';
    const files = new Map([
      ['adapters/a.ts', text],
      ['domain/a.test.ts', text],
    ]);
    expect(checkDomainState(files)).toEqual([]);
  });
});
