import { hourMs } from '../durations';
import { readId } from '../input/storable';
import { isLocalHost } from '../net/local-host';
import { formatDollars } from '../prices/money';

export const priceMatchStates = ['received', 'verifying', 'approved', 'declined'] as const;
export type PriceMatchState = (typeof priceMatchStates)[number];

/** Promised time to answer. */
export const verificationHours = 24;

/** When the answer is due. */
export function verificationDue(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + verificationHours * hourMs);
}

const allowedTransitions: Record<PriceMatchState, readonly PriceMatchState[]> = {
  received: ['verifying', 'approved', 'declined'],
  verifying: ['approved', 'declined'],
  approved: [],
  declined: [],
};

/** Whether a state change is allowed: only forward, and decisions are final. */
export function mayTransition(from: PriceMatchState, to: PriceMatchState): boolean {
  return allowedTransitions[from].includes(to);
}

/** Whether the request still needs an answer. */
export function isPriceMatchOpen(state: PriceMatchState): boolean {
  return allowedTransitions[state].length > 0;
}

/** What each state means to the requester. */
export const priceMatchStateTexts: Readonly<
  Record<PriceMatchState, { title: string; sentence: string }>
> = {
  received: {
    title: 'Received',
    sentence: 'We have your request and will check it.',
  },
  verifying: {
    title: 'Verifying',
    sentence: 'We are comparing product, size, stock and price with the store’s page.',
  },
  approved: {
    title: 'Approved',
    sentence: 'We confirmed the price. The product’s page now shows it, with a link to the store.',
  },
  declined: {
    title: 'Declined',
    sentence: 'We could not confirm the price as you saw it.',
  },
};

/** The choice for a store that is not on the list. */
export const otherStore = 'other';

/** Why a store that is not on the list does not qualify. */
export const otherStoreReason =
  'Only the US retailers listed on this page qualify, because we can verify their prices, stock and delivery. We do not match other stores, stores abroad or private sellers.';

/** Allowed prices: from one cent to $10,000. */
export const priceMatchCentsRange = { min: 1, max: 1_000_000 } as const;

export interface PriceMatchInput {
  productName: string;
  brand: string;
  productUrl: string;
  /** The product that the URL identifies, if any. */
  productId: number | null;
  storeSlug: string;
  storeName: string;
  priceCents: number;
  competitorUrl: string;
  details: string;
  name: string;
  email: string;
}

export interface PriceMatchRequest extends PriceMatchInput {
  reference: string;
  linkToken: string;
  state: PriceMatchState;
  receivedAt: Date;
  dueAt: Date;
}

/** A past state of a request, with its message. */
export interface PriceMatchStep {
  state: PriceMatchState;
  note: string;
  at: Date;
}

/** The product that a URL on this site identifies; null for other URLs. */
export function productIdFromUrl(publicUrl: string, address: string): number | null {
  const url = URL.parse(address);
  const own = URL.parse(publicUrl);
  if (!url || !own || !isSameSite(url, own)) return null;
  return readId(/^\/product\/(\d{1,10})\/?$/.exec(url.pathname)?.[1]);
}

/** People omit or add https and www; a local site has several names. */
function isSameSite(url: URL, own: URL): boolean {
  if (isLocalHost(own.host)) return isLocalHost(url.host) && url.port === own.port;
  return withoutWww(url.host) === withoutWww(own.host);
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Whether an address is on one of a store's domains or a subdomain of it. */
export function isOnDomain(address: string, domains: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/\.$/, '');
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** The message when a listed store already has the reported price or less. */
export function alreadyListedMessage(price: string, store: string | null): string {
  return `We already list it at ${price}${store ? ` at ${store}` : ''}. We match only lower prices.`;
}

interface PriceMatchFacts {
  store: { name: string; domains: readonly string[] };
  /** Whether the product's URL is a product page of this site. */
  isProductUrl: boolean;
  /** Our offers of the product, cheapest first; null if there is no such product. */
  offers: readonly { priceCents: number; inStock: boolean; retailer: { name: string } }[] | null;
  /** The URL of a product page, as an example. */
  exampleUrl: string;
}

/** Checks a request against our catalog before a person reviews it; problems by field. */
export function findPriceMatchProblems(
  { priceCents, competitorUrl }: Pick<PriceMatchInput, 'priceCents' | 'competitorUrl'>,
  { store, isProductUrl, offers, exampleUrl }: PriceMatchFacts,
): Partial<Record<'productUrl' | 'price' | 'competitorUrl', string>> {
  const problems: ReturnType<typeof findPriceMatchProblems> = {};
  if (!isProductUrl) {
    problems.productUrl = `This is not a product page of this site. Product pages look like ${exampleUrl}.`;
  } else if (!offers) problems.productUrl = 'There is no product at this address.';
  // The cheapest store that has it in stock: an unavailable price is not a reason to refuse.
  const best = offers?.find(({ inStock }) => inStock);
  if (best && priceCents >= best.priceCents) {
    problems.price = alreadyListedMessage(formatDollars(best.priceCents), best.retailer.name);
  }
  if (!isOnDomain(competitorUrl, store.domains)) {
    // URLs of demo offers are accepted, but not suggested.
    const real = store.domains.filter((domain) => !domain.endsWith('.example'));
    const domains = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
      real.length > 0 ? real : store.domains,
    );
    problems.competitorUrl = `This address is not on the site of ${store.name}. Please enter a page at ${domains}.`;
  }
  return problems;
}
