import { expect, test } from 'vitest';
import { memoize } from './memoize';

function counted(most?: number) {
  const asked: string[] = [];
  const read = memoize((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, most);
  return { asked, read };
}

test('what is said again is read once', () => {
  const { asked, read } = counted();
  expect([read('serum'), read('cream'), read('serum')]).toEqual(['SERUM', 'CREAM', 'SERUM']);
  expect(asked).toEqual(['serum', 'cream']);
});

test('what is remembered has an end', () => {
  const { asked, read } = counted(2);
  for (const text of ['a', 'b', 'c', 'a']) read(text);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('long texts are read and forgotten', () => {
  const { asked, read } = counted();
  const long = 'x'.repeat(1_000);
  expect([read(long), read(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
  expect(asked).toHaveLength(2);
});
