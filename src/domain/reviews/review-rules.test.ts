import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { helpfulScore } from '../../../tests/oracles/helpful-score';
import { averageStars, summarize } from './rating';
import type { ReviewTrait } from './review';
import { reviewInputSchema } from './review-input';
import { pickHighlights } from './review-traits';

test.each([
  [[0, 0, 0, 0, 0], null],
  [[0, 0, 0, 0, 7], 5],
  [[1, 0, 0, 0, 1], 3],
  [[0, 0, 1, 2, 0], 3.7],
  [[0, 0, 0, 1, 19], 5],
] as const)('the mean of %j is %s', (distribution, mean) => {
  expect(averageStars(distribution)).toBe(mean);
});

test('reviews of free products are in the count only', () => {
  expect(summarize(9, [1, 0, 0, 0, 1])).toMatchObject({ count: 9, rated: 2, average: 3 });
});

test('many votes are worth more than one, and none are worth nothing', () => {
  expect(helpfulScore({ helpful: 0, unhelpful: 0 })).toBe(0);
  expect(helpfulScore({ helpful: 40, unhelpful: 10 })).toBeGreaterThan(
    helpfulScore({ helpful: 1, unhelpful: 0 }),
  );
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (helpful, unhelpful) => {
      const score = helpfulScore({ helpful, unhelpful });
      expect(score).toBeGreaterThanOrEqual(-1e-12);
      expect(score).toBeLessThanOrEqual(1);
      expect(helpfulScore({ helpful: helpful + 1, unhelpful })).toBeGreaterThan(score);
    }),
  );
});

test('shares are shown from 20 answers on, with all people first', () => {
  const count = (trait: ReviewTrait, answers: number, wouldBuyAgain: number) => ({
    trait,
    reviews: answers + 1,
    answers,
    wouldBuyAgain,
  });
  const counts = [
    count('stars:5', 90, 90),
    count('skin:oily', 19, 1),
    count('skin:dry', 50, 41),
    count('all', 100, 80),
    count('concern:acne', 20, 5),
  ];
  expect(pickHighlights(counts)).toEqual([
    { trait: 'all', answers: 100, percent: 80 },
    { trait: 'skin:dry', answers: 50, percent: 82 },
    { trait: 'concern:acne', answers: 20, percent: 25 },
  ]);
});

describe('a review', () => {
  const review = {
    productId: 1,
    stars: 5,
    title: 'Good',
    text: 'It is light, it smells of nothing, and it stays on all day.',
    gotItFree: false,
  };
  const problems = (given: object) => {
    const { error } = reviewInputSchema.safeParse({ ...review, ...given });
    return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
  };

  test('needs no more than stars, a title, a text and whether it was free', () => {
    expect(problems({})).toEqual([]);
  });

  test.each([
    ['text', 'Too short.'],
    ['text', ' '.repeat(60)],
    ['text', 'x'.repeat(5_001)],
    ['text', `${'x'.repeat(60)}\u0007`],
    ['text', `${'x'.repeat(60)}\0`],
    ['title', 'two\nlines'],
    ['title', ''],
    ['title', 'x'.repeat(101)],
    ['stars', 0],
    ['stars', 4.5],
    ['author', 'www.example.com'],
    ['author', 'call 555'],
    ['author', '<b>Maya</b>'],
    ['skinType', 'purple'],
    ['skinType', 'all'],
    ['usePeriod', 'hours'],
    ['productId', 2_147_483_648],
  ])('is refused for %s = %j', (field, value) => {
    expect(problems({ [field]: value })).toEqual([field]);
  });

  test.each(['Maya R.', 'Zoë', 'Anne-Marie O’Neil', '李小龍', 'J. R. R.', ''])(
    'can be signed with %j',
    (author) => {
      expect(problems({ author })).toEqual([]);
    },
  );

  test('has at most four photos', () => {
    const key = (index: number) => `photo${index}`.padEnd(22, 'x');
    expect(problems({ photos: [1, 2, 3, 4].map(key) })).toEqual([]);
    expect(problems({ photos: [1, 2, 3, 4, 5].map(key) })).toEqual(['photos']);
    expect(problems({ photos: ['../../etc/passwd'] })).toEqual(['photos.0']);
  });
});
