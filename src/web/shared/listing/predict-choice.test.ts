import { expect, it } from 'vitest';
import { defaultListing, type ListingParams } from '~/domain/search/listing/listing-params';
import { predictChoice } from './predict-choice';

const radio = { type: 'radio', checked: false };
const box = { type: 'checkbox', name: 'brands' };

const cases: [string, Parameters<typeof predictChoice>[0], Partial<ListingParams> | null][] = [
  [
    'a different category without a subcategory',
    { ...radio, name: 'category', value: 'makeup' },
    { category: 'makeup', subcategory: '' },
  ],
  [
    'a subcategory',
    { ...radio, name: 'subcategory', value: 'lipstick' },
    { subcategory: 'lipstick' },
  ],
  ['a rating as a number', { ...radio, name: 'rating', value: '4' }, { rating: 4 }],
  ['an additional brand', { ...box, value: 'b', checked: false }, { brands: ['a', 'b'] }],
  ['one brand less', { ...box, value: 'a', checked: true }, { brands: [] }],
  [
    'an additional concern',
    { type: 'checkbox', name: 'concerns', value: 'acne', checked: false },
    { concerns: ['acne'] },
  ],
  [
    'in stock',
    { type: 'checkbox', name: 'inStock', value: '1', checked: false },
    { inStock: true },
  ],
  [
    'no longer in stock',
    { type: 'checkbox', name: 'inStock', value: '1', checked: true },
    { inStock: false },
  ],
  [
    'another unit',
    { ...radio, name: 'unit', value: 'weight' },
    { unit: 'weight', minUnitPrice: null, maxUnitPrice: null },
  ],
  [
    'an option that is already selected',
    { type: 'radio', name: 'rating', value: '0', checked: true },
    null,
  ],
  [
    'an input without options',
    { type: 'number', checked: false, name: 'minPrice', value: '10' },
    null,
  ],
];

it.each(cases)('predicts %s', (_, line, expected) => {
  expect(predictChoice(line, { ...defaultListing, category: 'makeup', brands: ['a'] })).toEqual(
    expected,
  );
});
