import { expect, test } from 'vitest';
import { memoize } from './memoize';

function counted(maxEntries?: number) {
  const asked: string[] = [];
  const read = memoize((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, maxEntries);
  return { asked, read };
}

test('reads a repeated text once', () => {
  const { asked, read } = counted();
  expect([read('serum'), read('cream'), read('serum')]).toEqual(['SERUM', 'CREAM', 'SERUM']);
  expect(asked).toEqual(['serum', 'cream']);
});

test('evicts the least recently used text', () => {
  const { asked, read } = counted(2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) read(text);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('does not cache long texts', () => {
  const { asked, read } = counted();
  const long = 'x'.repeat(1_000);
  expect([read(long), read(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
  expect(asked).toHaveLength(2);
});
