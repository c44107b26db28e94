import { expect, test } from 'vitest';
import { createLoadProgress } from './load-progress.server';

function record(isTTY: boolean) {
  const written: string[] = [];
  const show = createLoadProgress({ isTTY, write: (text) => written.push(text) });
  for (let done = 0; done <= 1_000; done += 100) show(done, 1_000);
  return written;
}

test('writes a line per quarter to a log', () => {
  expect(record(false)).toEqual([
    'Loading the catalog: 0 of 1,000 products\n',
    'Loading the catalog: 300 of 1,000 products\n',
    'Loading the catalog: 500 of 1,000 products\n',
    'Loading the catalog: 800 of 1,000 products\n',
    'Loading the catalog: 1,000 of 1,000 products\n',
  ]);
});

test('redraws one line on a terminal', () => {
  const written = record(true);
  expect(written).toHaveLength(11);
  expect(written.every((text) => text.startsWith('\r'))).toBe(true);
  expect(written.at(5)).toContain('████████████░░░░░░░░░░░░ ');
  expect(written.filter((text) => text.endsWith('\n'))).toEqual([written.at(-1)]);
});
