import { expect, test } from 'vitest';
import { createLoadProgress } from './load-progress.server';

function record(isTTY: boolean) {
  const written: string[] = [];
  const show = createLoadProgress({ isTTY, write: (text) => written.push(text) });
  for (let done = 0; done <= 1_000; done += 100) show(done, 1_000);
  return written;
}

test('a log gets a line for each quarter', () => {
  expect(record(false)).toEqual([
    'Filling the shelves: 0 of 1,000 products\n',
    'Filling the shelves: 300 of 1,000 products\n',
    'Filling the shelves: 500 of 1,000 products\n',
    'Filling the shelves: 800 of 1,000 products\n',
    'Filling the shelves: 1,000 of 1,000 products\n',
  ]);
});

test('a terminal gets one line that fills', () => {
  const written = record(true);
  expect(written).toHaveLength(11);
  expect(written.every((text) => text.startsWith('\r'))).toBe(true);
  expect(written.at(5)).toContain('████████████░░░░░░░░░░░░ ');
  expect(written.filter((text) => text.endsWith('\n'))).toEqual([written.at(-1)]);
});
