import type { Hono } from 'hono';
import { isShopperClick } from '~/domain/catalog/offer-click';
import { readId } from '~/domain/input/storable';
import { followOffer } from '~/usecases/prices/follow-offer.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { demoOfferPath } from '~/web/shared/demo/demo-offer-path';

/**
 * The way to a store. What the visitor brought along (query, cookie, referrer) ends here: the address
 * is made of the offer alone, and the browser is told not to say where it came from. An invented offer
 * leads to a page of ours instead, because there is no store behind its address.
 */
export function goToOffer(app: Hono<RequestEnv>): void {
  app.get('/go/:offerId', async (c, next) => {
    const offerId = readId(c.req.param('offerId'));
    if (offerId === null) return next();
    const target = await followOffer(c.get('deps'), {
      offerId,
      counts: isShopperClick({
        // The router answers HEAD with what GET would.
        method: c.req.raw.method,
        userAgent: c.req.header('user-agent'),
        purpose: c.req.header('sec-purpose'),
      }),
    });
    // The page for what is not there is the site's own.
    if (target === null) return next();
    return c.body(null, 302, {
      Location: target.kind === 'demo' ? demoOfferPath(offerId) : target.address,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    });
  });
}
