import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../migrations');
/** Migrations up to this one are older than the rule. */
const lastFree = 79;
/** In a migration that is allowed to: says why older versions keep working, or that they must stop first. */
const marker = /^-- older versions: \S.{10,}$/m;

const breaking: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['drop', /\bdrop\s+(table|column|view|materialized\s+view|function|type|sequence|schema)\b/i],
  ['drop default', /\bdrop\s+default\b/i],
  ['rename', /\brename\b/i],
  ['set not null', /\bset\s+not\s+null\b/i],
  ['another type', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i],
  ['a required column', /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i],
  ['a new constraint', /\badd\s+(constraint|check|unique|foreign\s+key)\b/i],
];

const withoutComments = (text: string) => text.replaceAll(/--.*$/gm, '');

function findBreaking(text: string): string[] {
  if (marker.test(text)) return [];
  const statements = withoutComments(text);
  return breaking.filter(([, pattern]) => pattern.test(statements)).map(([name]) => name);
}

const migrations = readdirSync(folder).filter(
  (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) > lastFree,
);

test('new migrations let older versions run beside them, or say why not', () => {
  const found = migrations.flatMap((name) =>
    findBreaking(readFileSync(join(folder, name), 'utf8')).map((what) => `${name}: ${what}`),
  );
  expect(
    found,
    'Expand now and contract in a later release (docs/several-machines.md#migrations), or add a line "-- older versions: REASON".',
  ).toEqual([]);
});

test.each([
  ['create table a (b int not null unique); create index on a (b);', []],
  ['alter table a add column b int; alter table a add c int not null default 0;', []],
  ['alter table a add column b int not null default 0, add column c text;', []],
  ['drop index a; drop trigger t on a; alter table a drop not null;', []],
  ['-- drop table a;', []],
  ['drop table a;', ['drop']],
  ['alter table a\n  drop column b;', ['drop']],
  ['alter table a rename to b;', ['rename']],
  ['alter table a alter column b set not null;', ['set not null']],
  ['alter table a alter column b type bigint;', ['another type']],
  ['alter table a alter b set data type bigint;', ['another type']],
  ['alter table a add column b int not null;', ['a required column']],
  ['alter table a add constraint c check (b > 0);', ['a new constraint']],
  ['-- older versions: none of them reads this table.\ndrop table a;', []],
  ['-- older versions:\ndrop table a;', ['drop']],
])('%j breaks older versions: %j', (text, expected) => {
  expect(findBreaking(text)).toEqual(expected);
});
