import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sql, sql } from './sql.server';

test('values become numbered placeholders', () => {
  const id = 7;
  expect(sql`select * from job where id = ${id} and kind = ${'a'}`.compile()).toEqual({
    text: 'select * from job where id = $1 and kind = $2',
    values: [7, 'a'],
  });
});

test('inlines nested fragments and continues the numbering', () => {
  const inner = sql`state = ${'dead'} and ${sql`kind = ${'mail'}`}`;
  expect(sql`where id = ${1} and ${inner} limit ${5}`.compile()).toEqual({
    text: 'where id = $1 and state = $2 and kind = $3 limit $4',
    values: [1, 'dead', 'mail', 5],
  });
});

test('a fragment can be used and compiled repeatedly', () => {
  const fragment = sql`a = ${1}`;
  const query = sql`${fragment} or ${fragment}`;
  expect(query.compile()).toEqual({ text: 'a = $1 or a = $2', values: [1, 1] });
  expect(query.compile()).toEqual(query.compile());
});

test('an object that only looks like a fragment is a value', () => {
  const lookalike = { strings: ['drop table job'], values: [] };
  expect(sql`select ${lookalike}`.compile()).toEqual({ text: 'select $1', values: [lookalike] });
});

test.each([null, undefined, '', 0, false, [], new Date(0)])(
  '%j is a value like any other',
  (value) => {
    expect(sql`select ${value}`.compile()).toEqual({ text: 'select $1', values: [value] });
  },
);

const { fragment } = fc.letrec<{ fragment: Sql }>((tie) => ({
  fragment: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        fc.nat().map((n) => `secret-${n}`),
        tie('fragment'),
      ),
      { maxLength: 4 },
    )
    .map((values) => new Sql(Array(values.length + 1).fill(' x '), values)),
}));

test('numbers all placeholders and puts no value into the text', () => {
  fc.assert(
    fc.property(fragment, (query) => {
      const { text, values } = query.compile();
      const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(values.map((_, index) => index + 1));
      expect(text).not.toContain('secret');
      expect(values.every((value) => String(value).startsWith('secret-'))).toBe(true);
    }),
  );
});
