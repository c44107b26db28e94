import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxPageItems, pageList } from './page-list';

describe('the page numbers', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [16, 20, [1, 'gap', 15, 16, 17, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [99, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [-1, 0, [1]],
    [Number.NaN, Number.NaN, [1]],
  ])('on page %d of %d', (page, count, expected) => {
    expect(pageList(page, count)).toEqual(expected);
  });

  test('always has the first, the last, the current page and its neighbors, in order', () => {
    const pages = fc
      .integer({ min: 1, max: 100_000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([page, count]) => {
        const items = pageList(page, count);
        const numbers = items.filter((item) => item !== 'gap');
        expect(items.length).toBe(Math.min(count, maxPageItems));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        for (const expected of [1, Math.max(1, page - 1), page, Math.min(count, page + 1), count]) {
          expect(numbers).toContain(expected);
        }
      }),
    );
  });

  test('leaves a gap only where at least two pages are missing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (page, count) => {
          const items = pageList(page, count);
          items.forEach((item, index) => {
            const before = items[index - 1];
            const after = items[index + 1];
            if (item === 'gap' && typeof before === 'number' && typeof after === 'number') {
              expect(after - before).toBeGreaterThan(2);
            }
          });
        },
      ),
    );
  });
});
