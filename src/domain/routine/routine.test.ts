import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addProduct,
  dayTimes,
  emptyRoutine,
  isSameRoutine,
  maxRoutineProducts,
  parseRoutine,
  removeProduct,
  routineIds,
  routinePath,
  swapProduct,
  toggleOwned,
} from './routine';

const parse = (query: string) => parseRoutine(new URLSearchParams(query));

test.each([
  ['', emptyRoutine],
  ['morning=1,2&evening=2&own=2', { morning: [1, 2], evening: [2], owned: [2] }],
  ['morning=1,1,x,-3,1.5,99999999999,,2', { morning: [1, 2], evening: [], owned: [] }],
  // Only products of the routine can be owned.
  ['morning=1&own=7', { morning: [1], evening: [], owned: [] }],
  [`morning=${'1,'.repeat(50_000)}`, { morning: [1], evening: [], owned: [] }],
])('%s', (query, routine) => {
  expect(parse(query)).toEqual(routine);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: maxRoutineProducts });
const routines = fc.record({ morning: ids, evening: ids }).chain(({ morning, evening }) =>
  fc.record({
    morning: fc.constant(morning),
    evening: fc.constant(evening),
    owned: fc.subarray([...new Set([...morning, ...evening])]),
  }),
);
const id = fc.integer({ min: 1, max: 99 });

test('an address has the whole routine', () => {
  fc.assert(
    fc.property(routines, (routine) => {
      expect(parse(routinePath(routine).split('?')[1] ?? '')).toEqual(routine);
    }),
  );
});

test('changes do what they say and nothing else', () => {
  fc.assert(
    fc.property(routines, id, id, (routine, one, other) => {
      const removed = removeProduct(routine, one);
      expect(routineIds(removed)).not.toContain(one);
      expect(removed.owned).not.toContain(one);
      expect(isSameRoutine(toggleOwned(toggleOwned(routine, one), one), routine)).toBe(true);
      const added = addProduct(routine, one, dayTimes);
      for (const time of dayTimes) {
        const isFull = routine[time].length === maxRoutineProducts;
        expect(added[time].includes(one)).toBe(routine[time].includes(one) || !isFull);
        expect(added[time].length).toBeLessThanOrEqual(maxRoutineProducts);
      }
      if (one === other) return;
      const swapped = swapProduct(routine, one, other);
      expect(routineIds(swapped)).not.toContain(one);
      if (routineIds(routine).includes(one)) expect(routineIds(swapped)).toContain(other);
    }),
  );
});
