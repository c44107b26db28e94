/** Clicks on an offer in one day. */
export interface OfferClicks {
  offerId: number;
  /** UTC, as 2026-03-01. */
  day: string;
  clicks: number;
}

/** Clicks to a store. */
export interface RetailerClicks {
  retailer: string;
  clicks: number;
}

/** Headers that distinguish shoppers from bots; nothing that identifies a shopper. */
interface ClickRequest {
  method: string;
  userAgent: string | undefined;
  /** Sec-Purpose: set by browsers that prefetch. */
  purpose: string | undefined;
}

const robots = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|monitor/i;

/** Whether a request is a shopper's click, not a prefetch or a self-declared bot. */
export function isShopperClick({ method, userAgent, purpose }: ClickRequest): boolean {
  return method === 'GET' && !purpose?.includes('prefetch') && !robots.test(userAgent ?? '');
}
