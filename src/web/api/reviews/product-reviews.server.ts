import type { Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { photoSides } from '~/domain/reviews/photo';
import { reportSchema } from '~/domain/reviews/review-input';
import { reportReview } from '~/usecases/reviews/report-review.server';
import { showReviewPhoto } from '~/usecases/reviews/review-photos.server';
import { showReviews } from '~/usecases/reviews/show-reviews.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import { visitorNetwork } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { endpoint } from '../endpoint.server';
import { readReviewQuery } from './read-review-query.server';
import { reviewPageJson } from './review-json';

/** What readers need: the reviews of a product, their photos, and a way to report one. */
export function productReviewsApi(app: Hono<RequestEnv>): void {
  endpoint(app, '/api/products/:id/reviews', {
    GET: async (c) => {
      const deps = c.get('deps');
      const productId = readId(c.req.param('id'));
      const [product] = productId === null ? [] : await deps.cards.find([productId]);
      if (!product) throw new AppError('not_found', { message: 'There is no such product.' });
      const query = readReviewQuery(new URL(c.req.url).searchParams);
      const page = await showReviews(deps, { productId: product.id, query });
      // Contains nothing personal, so shared caches may store it briefly.
      return c.json(reviewPageJson(page), 200, {
        'Cache-Control': 'public, max-age=0, s-maxage=10',
      });
    },
  });
  endpoint(app, '/api/reviews/:reviewId/report', {
    POST: async (c) => {
      const reviewId = readId(c.req.param('reviewId'));
      if (reviewId === null) throw reviewNotFound();
      const report = await readBody(c, reportSchema);
      await reportReview(c.get('deps'), { ...report, reviewId, network: visitorNetwork(c) });
      return c.body(null, 204, { 'Cache-Control': 'no-store' });
    },
  });
}

/** Photos of reviews, for anyone who knows the key. Readers learn it when the review is published. */
export function reviewPhotoFiles(app: Hono<RequestEnv>): void {
  app.get('/api/reviews/photos/:key', async (c) => {
    const side = photoSides.find((known) => String(known) === (c.req.query('side') ?? '1600'));
    const key = c.req.param('key');
    if (!side) throw new AppError('not_found', { message: 'There is no such photo.' });
    const { bytes, isPublic } = await showReviewPhoto(c.get('deps'), { key, side });
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      // A removed review must not stay in caches for long.
      'Cache-Control': isPublic ? 'public, max-age=86400' : 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
}

export const reviewNotFound = () =>
  new AppError('not_found', { message: 'There is no such review.' });
