import { expect, test } from 'vitest';
import { listNames } from '~/domain/search/filters/list-filters';
import { defaultListing } from '~/domain/search/listing/listing-params';
import type { FilterChoices } from '~/usecases/listing/list-choices.server';
import { firstChoices } from './first-choices';

const choicesOf = (counts: Partial<Record<string, number>>) =>
  Object.fromEntries(
    listNames.map((list) => [
      list,
      Array.from({ length: counts[list] ?? 0 }, (_, index) => ({
        slug: `${list}-${index}`,
        name: `${list} ${index}`,
        count: 100 - index,
      })),
    ]),
  ) as FilterChoices;

test('there are the first brands and nothing of closed groups, and how many were left out', () => {
  const all = choicesOf({ brands: 224, concerns: 24, stores: 3 });
  const { choices, omitted } = firstChoices(all, defaultListing);
  expect(choices).toEqual({ ...choicesOf({}), brands: all.brands.slice(0, 12) });
  expect(omitted).toEqual({ brands: 212, concerns: 24, stores: 3 });
});

test('a group with a selected choice starts open, with the choices that it shows then', () => {
  const all = choicesOf({ concerns: 24, stores: 3 });
  const params = { ...defaultListing, concerns: ['concerns-20'], stores: ['stores-1'] };
  const { choices, omitted } = firstChoices(all, params);
  expect(choices.concerns).toEqual([...all.concerns.slice(0, 8), all.concerns[20]]);
  expect(choices.stores).toEqual(all.stores);
  expect(omitted).toEqual({ concerns: 15 });
});

test('selected choices are always there, in their place', () => {
  const all = choicesOf({ brands: 30 });
  const params = { ...defaultListing, brands: ['brands-29', 'brands-3', 'brands-17'] };
  const { choices, omitted } = firstChoices(all, params);
  expect(choices.brands.map(({ slug }) => slug)).toEqual([
    ...all.brands.slice(0, 12).map(({ slug }) => slug),
    'brands-17',
    'brands-29',
  ]);
  expect(omitted).toEqual({ brands: 16 });
});
