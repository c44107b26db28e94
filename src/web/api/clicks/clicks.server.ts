import type { Hono } from 'hono';
import { isShopperClick } from '~/domain/clicks/offer-click';
import { readId } from '~/domain/input/storable';
import { followOffer } from '~/usecases/clicks/follow-offer.server';
import { recordStoreVisit } from '~/usecases/clicks/record-store-visit.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { demoOfferPath } from '~/web/shared/demo/demo-offer-path';
import { privateEndpoint } from '../endpoint.server';
import { storeVisitSchema } from './store-visit-schema';

/**
 * Redirects to a store. The target depends on the offer alone, and the referrer is suppressed, so the
 * store learns nothing about the visitor's query. Demo offers lead to a page of ours, because their stores
 * do not exist.
 */
export function goToOffer(app: Hono<RequestEnv>): void {
  app.get('/go/:offerId', async (c, next) => {
    const offerId = readId(c.req.param('offerId'));
    if (offerId === null) return next();
    const target = await followOffer(c.get('deps'), {
      offerId,
      counts: isShopperClick({
        // Hono runs GET handlers for HEAD too.
        method: c.req.raw.method,
        userAgent: c.req.header('user-agent'),
        purpose: c.req.header('sec-purpose'),
      }),
    });
    // Unknown offers get the site's 404 page.
    if (target === null) return next();
    return c.body(null, 302, {
      Location: target.kind === 'demo' ? demoOfferPath(offerId) : target.address,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
  });
}

/** What a signed-in person opened, which `/go` cannot see. Stored only if they allow it. */
export function storeVisitsApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/store-visits', {
    POST: async (c, { id: userId }) => {
      const { offerId } = await readBody(c, storeVisitSchema);
      await recordStoreVisit(c.get('deps'), { userId, offerId });
      return c.body(null, 204);
    },
  });
}
