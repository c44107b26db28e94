import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from '~/domain/reviews/moderation/fingerprint';
import { candidateDistance, isDuplicate } from '~/domain/reviews/moderation/rules/duplicates';
import { createProduct } from '../../../tests/factories/product';
import { createReview } from '../../../tests/factories/review';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { reviewFigureTables } from '../testing/reviews.server';
import { emptyTables } from '../testing/tables.server';
import { listSimilarReviews } from './review-check.repo.server';

const db = await openTestDatabase();
beforeAll(() => createProduct(db, { id: 1 }));
beforeEach(() => emptyTables(db, 'review', ...reviewFigureTables));

const findSimilar = (text: string, userId = randomUUID()) =>
  listSimilarReviews(db, {
    text,
    fingerprint: fingerprintOf(text),
    maxDistance: candidateDistance,
    userId,
    productId: 1,
    limit: 50,
  });

const word = fc.stringMatching(/^[a-z]{3,7}$/);
const text = fc.array(word, { minLength: 20, maxLength: 80 }).map((words) => words.join(' '));

test('the index finds every copy with some words changed that the rule would find', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 6, max: 12 }), async (original, every) => {
      await emptyTables(db, 'review', ...reviewFigureTables);
      await createReview(db, { text: original });
      const copy = original
        .split(' ')
        .map((each, index) => (index % every === every - 1 ? 'really' : each))
        .join(' ');
      const others = [{ fingerprint: fingerprintOf(original), isOwn: false, text: original }];
      const found = (await findSimilar(copy)).length > 0;
      expect(found).toBe(isDuplicate(copy, others));
    }),
    { numRuns: 50, seed: 7 },
  );
});

test('punctuation and capitals do not matter, and the text that is replaced is not compared', async () => {
  const userId = randomUUID();
  const original =
    'I used it for a month, and my cheeks are soft. The smell is not for me, however.';
  await createReview(db, { userId, text: original });
  expect(await findSimilar(original.toUpperCase().replaceAll('.', '!'))).toHaveLength(1);
  expect(await findSimilar(original, userId)).toEqual([]);
  expect(await findSimilar('The bottle broke on the second day, so I cannot say much.')).toEqual(
    [],
  );
});
