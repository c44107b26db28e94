import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Queryable } from './database.server';
import { createReplicaReader } from './replica.server';
import { sql } from './sql.server';

const row = z.object({ from: z.string() });

/** A server that answers with its name, or fails. */
const server = (from: string, problem?: Error): Queryable => ({
  rows: async (schema) => {
    const position = schema.safeParse({ position: 1 });
    if (position.success) return [position.data];
    if (problem) throw problem;
    return [schema.parse({ from })];
  },
  execute: async () => 0,
  copy: async () => {},
});

const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), {
  code: '40001',
});

test('a query that the replica cancels is repeated on the primary', async () => {
  const { reader } = createReplicaReader(server('replica', conflict), server('primary'));
  expect(await reader.rows(row, sql`select 1`)).toEqual([{ from: 'primary' }]);
});

test('other errors of the replica are not hidden', async () => {
  const { reader } = createReplicaReader(server('replica', new Error('broken')), server('primary'));
  await expect(reader.rows(row, sql`select 1`)).rejects.toThrow('broken');
});
