import { expect, test } from 'vitest';
import { createSearchIndex } from '~/adapters/search/create-search-index';
import { listSearchProducts } from '~/db/search/search-product.repo.server';
import { reviewLimits } from '~/domain/reviews/review';
import { anyProduct } from '~/domain/search/search-index';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { createReview } from '../../../tests/factories/review';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { showProduct } from '../catalog/show-products.server';
import { followRatings } from './follow-ratings.server';

const db = await openTestDatabase();
const deps = testDeps(db);

test('sorts and cards use our rating from ten reviews on, without a rebuild', async () => {
  const rated = { 1: { rating: 4.9 }, 2: { rating: 3 } };
  const products = ([1, 2] as const).map((id) =>
    aProduct(id, { ...rated[id], reviewCount: 5_000 }),
  );
  const offers = [1, 2].map((id) => anOffer(id, { productId: id }));
  await loadCatalog(deps, aSource(aBatch(products, offers)));
  const search = createSearchIndex(await listSearchProducts(db, { afterId: 0, limit: 10 }));
  const follower = await followRatings(deps, search);
  const best = async (rating = 0) => {
    await follower.catchUp();
    const query = {
      ...anyProduct,
      rating,
      sort: 'rating',
      page: 1,
      pageSize: 9,
      now: new Date(),
    } as const;
    return search.pick(query);
  };
  expect(await best(4)).toEqual([1]);
  const ids: number[] = [];
  for (let count = 1; count < reviewLimits.ownRatingFrom; count += 1)
    ids.push(await createReview(db, { stars: 1 }));
  expect(await best(4)).toEqual([1]);
  expect((await deps.cards.find([1]))[0]?.ownRating).toBeUndefined();
  await createReview(db, { stars: 1 });
  expect(await best(4)).toEqual([]);
  expect((await deps.cards.find([1]))[0]).toMatchObject({
    rating: 4.9,
    ownRating: { average: 1, rated: 10 },
  });
  const { product } = await showProduct(deps, { id: 1 });
  expect(product.ownRating).toEqual({ average: 1, rated: 10 });
  const again = createSearchIndex(await listSearchProducts(db, { afterId: 0, limit: 10 }));
  follower.changeOver(again);
  await follower.catchUp();
  expect(
    again.pick({ ...anyProduct, rating: 4, sort: 'rating', page: 1, pageSize: 9, now: new Date() }),
  ).toEqual([]);
  await follower.stop();
  expect(ids).toHaveLength(9);
});
