import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { variables } from '~/config/config';
import { createHealthApp } from '~/web/health-app.server';
import { testDeps } from '../../tests/setup/test-deps';

export const readText = (path: string) => readFileSync(path, 'utf8');

/** The documents of a YAML file, which must have no errors and no warnings. */
export function readYaml(path: string): unknown[] {
  return parseAllDocuments(readText(path), { strict: true, merge: true }).map((document) => {
    expect([...document.errors, ...document.warnings].map(({ message }) => message)).toEqual([]);
    return document.toJS();
  });
}

/** Variables of programs around the site. */
const foreignVariables = ['NODE_ENV', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE', 'POSTGRES_USER'];
export const knownVariables = [...Object.keys(variables), ...foreignVariables];

/** The paths of the port for the operator. */
export function healthPaths(): string[] {
  // No request is made, so the database is never used.
  const deps = testDeps(Object.create(null));
  const app = createHealthApp({
    deps,
    process: { isStopping: () => false },
    readMetrics: async () => [],
  });
  return app.routes.map(({ path }) => path);
}
