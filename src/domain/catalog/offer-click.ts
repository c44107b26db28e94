/** How often an offer was followed on a day. */
export interface OfferClicks {
  offerId: number;
  /** UTC, as 2026-03-01. */
  day: string;
  clicks: number;
}

/** What a store was worth to us: how often people went there. */
export interface RetailerClicks {
  retailer: string;
  clicks: number;
}

/** What of a request tells a shopper from a robot; nothing that tells one shopper from another. */
interface ClickRequest {
  method: string;
  userAgent: string | undefined;
  /** Sec-Purpose: a browser that looks ahead. */
  purpose: string | undefined;
}

const robots = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|monitor/i;

/** Whether following an offer is a shopper's click: no look ahead, no robot that says it is one. */
export function isShopperClick({ method, userAgent, purpose }: ClickRequest): boolean {
  return method === 'GET' && !purpose?.includes('prefetch') && !robots.test(userAgent ?? '');
}

/** The day that a click is counted on. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
