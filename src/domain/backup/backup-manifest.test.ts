import { expect, test } from 'vitest';
import { readManifest, writeManifest } from './backup-manifest';

const manifest = {
  createdAt: new Date('2026-03-01T12:00:00Z'),
  database: {
    engine: 'pglite' as const,
    bytes: 1,
    migrations: [{ name: '0001_foundation', hash: 'x' }],
    tables: [{ name: 'job', columns: ['id', '"at"'], rows: 1, parts: 1 }],
    sequences: [{ name: 'job_id_seq', last: null }],
  },
  files: { count: 2 },
};

test('reads a manifest as written', () => {
  expect(readManifest(writeManifest(manifest))).toEqual({ format: 1, ...manifest });
});

test.each([
  ['no JSON', 'PK', 'is not a backup'],
  ['another program’s JSON', '{"format": 1}', 'is not a backup'],
  ['a newer format', '{"format": 2}', 'made by a newer version'],
  [
    'a table name that is a statement',
    writeManifest(manifest).replace('"job"', '"job; drop table job"'),
    'is not a backup',
  ],
  [
    'a column name that is a statement',
    writeManifest(manifest).replace('"id"', '"id) from stdin; --"'),
    'is not a backup',
  ],
])('%s is refused', (_, text, reason) => {
  expect(() => readManifest(text)).toThrow(reason);
});
