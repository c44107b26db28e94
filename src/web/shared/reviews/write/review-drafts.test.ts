import { expect, test } from 'vitest';
import { parseDraft } from './review-drafts';
import { emptyReview } from './review-fields';

const fields = { ...emptyReview, stars: '4', title: 'Good', usedFor: ['acne'] };

test('what a device stores is read again', () => {
  const draft = { product: 'Maison Rose Rose Serum', fields };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  null,
  'null',
  '[]',
  '{}',
  '{"product":"x"}',
  JSON.stringify({ product: 1, fields }),
  JSON.stringify({ product: 'x', fields: { ...fields, stars: 4 } }),
  JSON.stringify({ product: 'x', fields: { ...fields, usedFor: [1] } }),
  JSON.stringify({ product: 'x', fields: { stars: '4' } }),
])('%j is ignored', (text) => {
  expect(parseDraft(text)).toBeNull();
});
