import { expect, test } from 'vitest';
import { planUpkeep } from './upkeep';

const fresh = { liveRows: 10_000, deadRows: 0, unknownRows: 0 };

test.each([
  ['nothing has changed', fresh, true, false, false],
  ['little has changed', { ...fresh, deadRows: 2_900, unknownRows: 1_900 }, true, false, false],
  ['a fifth is dead', { ...fresh, deadRows: 3_001 }, true, true, false],
  ['a tenth is unknown', { ...fresh, unknownRows: 2_001 }, true, false, true],
  ['a small table', { liveRows: 1, deadRows: 900, unknownRows: 900 }, true, false, false],
  ['it can wait', { ...fresh, deadRows: 9_000, unknownRows: 9_000 }, false, false, false],
  ['it cannot wait', { ...fresh, deadRows: 11_001, unknownRows: 9_000 }, false, true, true],
])('%s', (_, wear, quiet, vacuum, analyze) => {
  expect(planUpkeep(wear, quiet)).toEqual({ vacuum, analyze });
});
