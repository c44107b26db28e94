import { readId } from '../input/storable';

/** Where a request for a price match stands. */
export const priceMatchStates = ['received', 'verifying', 'approved', 'declined'] as const;
export type PriceMatchState = (typeof priceMatchStates)[number];

const hourMs = 3_600_000;

/** What we promise: an answer within a day. */
export const verificationHours = 24;

/** When the promise runs out. */
export function verificationDue(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + verificationHours * hourMs);
}

const ways: Record<PriceMatchState, readonly PriceMatchState[]> = {
  received: ['verifying', 'approved', 'declined'],
  verifying: ['approved', 'declined'],
  approved: [],
  declined: [],
};

/** Whether a request may go from one state to another: forwards only, and a decision stands. */
export function mayBecome(from: PriceMatchState, to: PriceMatchState): boolean {
  return ways[from].includes(to);
}

/** Whether somebody is still waiting for us. */
export function isOpen(state: PriceMatchState): boolean {
  return ways[state].length > 0;
}

/** What each state means to whoever asked. */
export const stateWords: Readonly<Record<PriceMatchState, { title: string; sentence: string }>> = {
  received: {
    title: 'Received',
    sentence: 'Your request has come and waits for somebody to check it.',
  },
  verifying: {
    title: 'Verifying',
    sentence: 'Somebody is comparing product, size, stock and price with the store’s page.',
  },
  approved: {
    title: 'Approved',
    sentence: 'The price is right. It stands on the product’s page now, with a link to the store.',
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
  'Only the US retailers listed on this page qualify: theirs are the prices, stock and delivery that we can verify. We do not match other stores, stores abroad or private sellers.';

/** The most and the least that a price may be. */
export const priceLimits = { least: 1, most: 1_000_000 } as const;

/** What somebody asks us to match. */
export interface PriceMatchWish {
  productName: string;
  brand: string;
  productUrl: string;
  /** The product of ours that the address names, if it names one. */
  productId: number | null;
  storeSlug: string;
  storeName: string;
  priceCents: number;
  competitorUrl: string;
  details: string;
  name: string;
  email: string;
}

export interface PriceMatchRequest extends PriceMatchWish {
  reference: string;
  linkToken: string;
  state: PriceMatchState;
  receivedAt: Date;
  dueAt: Date;
}

/** A state that a request has been in, with what was said about it. */
export interface PriceMatchStep {
  state: PriceMatchState;
  note: string;
  at: Date;
}

/** The product of ours that an address on this site names; null for any other. */
export function productIdIn(publicUrl: string, address: string): number | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  const id = readId(/^\/product\/(\d{1,10})\/?$/.exec(pathname)?.[1]);
  return origin === publicUrl ? id : null;
}
