import type { Context, Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { reviewInputSchema } from '~/domain/reviews/review-input';
import {
  removeReview,
  showOwnReview,
  showOwnReviews,
} from '~/usecases/reviews/manage-own-reviews.server';
import { saveReview } from '~/usecases/reviews/save-review.server';
import { showOwnVotes, voteOnReview } from '~/usecases/reviews/vote-on-review.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { privateEndpoint } from '../endpoint.server';
import { reviewNotFound } from './product-reviews.server';
import { ownReviewJson } from './review-json';
import { voteSchema } from './review-schemas';

/** The reviews and votes of a signed-in person. */
export function ownReviewsApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/reviews', {
    GET: async (c, { id: userId }) => {
      const deps = c.get('deps');
      const reviews = await showOwnReviews(deps, { userId });
      const products = await deps.cards.find(reviews.map(({ productId }) => productId));
      const names = new Map(products.map(({ id, brand, name }) => [id, `${brand.name} ${name}`]));
      const items = reviews.map((review) => ({
        ...ownReviewJson(review),
        productName: names.get(review.productId),
      }));
      return c.json({ items });
    },
    PUT: async (c, { id: userId, isAnonymous }) => {
      const { productId, ...content } = await readBody(c, reviewInputSchema);
      const writing = { userId, isAnonymous, network: visitorNetwork(c), content };
      const { review, isNew } = await saveReview(c.get('deps'), { ...writing, productId });
      return c.json(ownReviewJson(review), isNew ? 201 : 200);
    },
  });
  // What a product's page shows to a signed-in person beside its cached reviews.
  privateEndpoint(app, '/api/reviews/of-product/:productId', {
    GET: async (c, { id: userId }) => {
      const productId = readId(c.req.param('productId'));
      if (productId === null) {
        throw new AppError('not_found', { message: 'There is no such product.' });
      }
      const review = await showOwnReview(c.get('deps'), { userId, productId });
      const votes = await showOwnVotes(c.get('deps'), { userId, productId });
      return c.json({ review: review && ownReviewJson(review), votes });
    },
  });
  privateEndpoint(app, '/api/reviews/:reviewId', {
    DELETE: async (c, { id: userId }) => {
      await removeReview(c.get('deps'), { userId, id: readReviewId(c) });
      return c.body(null, 204);
    },
  });
  privateEndpoint(app, '/api/reviews/:reviewId/vote', {
    PUT: async (c, { id: userId, isAnonymous }) => {
      const reviewId = readReviewId(c);
      const { helpful } = await readBody(c, voteSchema);
      const vote = { userId, isAnonymous, reviewId, helpful };
      return c.json(await voteOnReview(c.get('deps'), vote));
    },
    DELETE: async (c, { id: userId, isAnonymous }) => {
      const vote = { userId, isAnonymous, reviewId: readReviewId(c), helpful: null };
      return c.json(await voteOnReview(c.get('deps'), vote));
    },
  });
}

function readReviewId(c: Context<RequestEnv>): number {
  const id = readId(c.req.param('reviewId'));
  if (id === null) throw reviewNotFound();
  return id;
}
