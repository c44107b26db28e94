import { expect, test } from 'vitest';
import { chooseWarmUpPaths, warmUp } from './warm-up.server';

const pauses = { betweenPagesMs: 0, afterRequestsMs: 1 };

/** The paths that are rendered, and how long no request was running before each path. */
async function renderedOf(idle: readonly number[], abortAfter = Number.POSITIVE_INFINITY) {
  const stopping = new AbortController();
  const rendered: string[] = [];
  let asked = 0;
  const done = warmUp({
    paths: ['/a', '/b', '/c'],
    async render(path) {
      rendered.push(path);
      if (rendered.length === abortAfter) stopping.abort();
    },
    idleMs: () => idle[asked++] ?? 0,
    signal: stopping.signal,
    pauses,
  });
  await done.catch((error: Error) => rendered.push(error.name));
  return rendered;
}

test('renders every page while no requests come', async () => {
  expect(await renderedOf([1, 1, 1])).toEqual(['/a', '/b', '/c']);
});

test('skips a page after a request', async () => {
  expect(await renderedOf([1, 0.5, 1])).toEqual(['/a', '/c']);
});

test('ends when the site stops', async () => {
  expect(await renderedOf([1, 1, 1], 2)).toEqual(['/a', '/b', 'AbortError']);
});

test('product pages and listings alternate', () => {
  const paths = chooseWarmUpPaths(Array.from({ length: 150 }, (_, index) => index + 1));
  expect(paths.slice(0, 6)).toEqual([
    '/product/1',
    '/product/2',
    '/product/3',
    '/products?minPrice=5&sort=price-low',
    '/category/skincare/cleansers',
    '/product/4',
  ]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a small catalog needs no pages in advance', () => {
  expect(chooseWarmUpPaths([])).toEqual([]);
  expect(chooseWarmUpPaths(Array.from({ length: 149 }, (_, index) => index + 1))).toEqual([]);
});
