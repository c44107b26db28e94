import { expect, test } from 'vitest';
import { RowVerdicts } from './row-verdicts';
import { feedOfferStates } from './run-report';

test('returns the verdict of a row, and null for others', () => {
  const verdicts = new RowVerdicts();
  const all = [...feedOfferStates, 'repeated'] as const;
  const places = all.map((_, n) => n * 65_537);
  for (const [n, verdict] of all.entries()) verdicts.set(places[n] ?? 0, verdict);
  expect(places.map((place) => verdicts.at(place))).toEqual(all);
  expect(verdicts.at(1)).toBeNull();
  expect(verdicts.at(1e9)).toBeNull();
});
