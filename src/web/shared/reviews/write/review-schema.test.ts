import { expect, test } from 'vitest';
import { checkFields } from '~/web/shared/forms/check-fields';
import {
  emptyReview,
  fieldsOfForm,
  fieldsOfReview,
  isBlank,
  type WrittenReview,
} from './review-fields';
import { reviewSchema } from './review-schema';

const review: WrittenReview = {
  author: 'Maya R.',
  stars: 4,
  title: 'Calm skin after a week',
  text: 'It sank in quickly and my cheeks were less red after a week of use.',
  wouldBuyAgain: false,
  usedFor: ['redness'],
  usePeriod: 'weeks',
  gotItFree: true,
  skinType: 'dry',
  hairType: null,
  ageRange: '25-34',
  concerns: ['acne', 'redness'],
};

test('a review that is changed starts as it was written', () => {
  expect(checkFields(reviewSchema, fieldsOfReview(review))).toEqual({ ok: true, values: review });
});

test('a posted form is read', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['stars', '5'],
    ['usedFor', 'acne'],
    ['usedFor', 'redness'],
  ] as const)
    form.append(name, value);
  form.append('photos', new Blob(['x']));
  expect(fieldsOfForm(form)).toEqual({ ...emptyReview, stars: '5', usedFor: ['acne', 'redness'] });
});

test('every problem has a sentence that says what to do', () => {
  const checked = checkFields(reviewSchema, emptyReview);
  expect(checked).toEqual({
    ok: false,
    errors: {
      stars: 'Please choose 1 to 5 stars.',
      title: 'Please enter a title, up to 100 characters.',
      text: 'Please enter your review, 50 to 5,000 characters.',
      gotIt: 'Please say whether you paid for it. Readers should know.',
    },
  });
});

test.each([
  [{ text: 'x'.repeat(49) }, 'text'],
  [{ text: 'x'.repeat(5_001) }, 'text'],
  [{ text: `${' '.repeat(60)}short` }, 'text'],
  [{ title: 'x'.repeat(101) }, 'title'],
  [{ stars: '6' }, 'stars'],
  [{ concerns: Array.from({ length: 21 }, () => 'acne') }, 'concerns'],
])('%j is refused', (change, field) => {
  const checked = checkFields(reviewSchema, { ...fieldsOfReview(review), ...change });
  expect(checked.ok || Object.keys(checked.errors)).toEqual([field]);
});

test('unknown choices count as no answer', () => {
  const fields = {
    ...fieldsOfReview(review),
    usePeriod: 'eons',
    ageRange: '7',
    wouldBuyAgain: '?',
  };
  expect(checkFields(reviewSchema, fields)).toMatchObject({
    values: { usePeriod: null, ageRange: null, wouldBuyAgain: null },
  });
});

test('a form without stars, title and text is not worth a draft', () => {
  expect(isBlank({ ...emptyReview, title: ' ', gotIt: 'paid' })).toBe(true);
  expect(isBlank({ ...emptyReview, stars: '1' })).toBe(false);
});
