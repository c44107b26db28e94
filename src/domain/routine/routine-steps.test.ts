import { expect, test } from 'vitest';
import { productTypes } from '../search/vocabulary/product-types';
import { routineSteps } from './routine-steps';

test('every type exists and belongs to one step', () => {
  const types = routineSteps.flatMap((step) => step.types);
  const known = new Set(productTypes.map(({ slug }) => slug));
  expect(types.filter((type) => !known.has(type))).toEqual([]);
  expect(new Set(types).size).toBe(types.length);
});
