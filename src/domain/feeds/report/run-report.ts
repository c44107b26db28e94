import type { FeedFormat, RowProblem } from '../feed-offer';
import type { LostRows } from './lost-rows';

/** How an offer was matched to its product. */
export type MatchedBy = 'own id' | 'gtin' | 'chain id' | 'title' | 'new' | 'operator';

/**
 * State of an entry: listed on the site; waiting for an answer of the operator; no category; data missing; another entry of the
 * product is shown; other currency; no price.
 */
export const feedOfferStates = [
  'placed',
  'question',
  'unplaced',
  'incomplete',
  'double',
  'foreign',
  'unpriced',
] as const;
export type FeedOfferState = (typeof feedOfferStates)[number];

/** States that can change after a decision by the operator, such as a rule or an exchange rate. */
export const openStates: readonly FeedOfferState[] = [
  'question',
  'unplaced',
  'incomplete',
  'double',
  'foreign',
];

/** Result of one run of a feed; `fold-report.ts` adds to it. */
export interface RunReport {
  format: FeedFormat | null;
  /** Entries of the feed. */
  read: number;
  unchanged: number;
  /** Known before and changed. */
  changed: number;
  /** Not known before. */
  new: number;
  matched: Record<MatchedBy, number>;
  states: Record<FeedOfferState, number>;
  newProducts: number;
  /** Entries whose price or currency jumped: the old price stays until the operator accepts. */
  held: number;
  /** Entries whose price has no currency: quarantined until the operator names it. */
  withoutCurrency: number;
  /** Lost entries, including the unreadable ones. */
  bad: number;
  /** Entries that were lost before their id could be read. */
  unreadable: number;
  /** The other lost entries by reason, each with a sample. */
  lost: LostRows[];
  /** The unreadable entries by reason, each with a sample. */
  unreadableRows: LostRows[];
  /** No longer listed, and of these, how many went out of stock. */
  missing: number;
  outOfStock: number;
  /** The first problems. */
  problems: RowProblem[];
  /** Unplaced categories, most frequent first. */
  unplaced: { category: string; count: number }[];
  /** Entries whose category is not sold here, and these categories. */
  refusedEntries: number;
  refused: { category: string; count: number }[];
  /** Prices stored but not compared, by currency. */
  currencies: Record<string, number>;
  /** Prices converted to dollars, with the rate, by currency. */
  converted: Record<string, { count: number; day: string; dollarsPerUnit: number }>;
  /** Picture hosts that are not allowed for the retailer. */
  pictureHosts: string[];
  heldBecause: string | null;
  /** Why the feed could not be read completely. */
  broken: string | null;
  /** Whether it has sale dates, so that the same bytes may mean other prices tomorrow. */
  isTimed: boolean;
  bytes: number;
  tookMs: number;
}

export const emptyReport = (): RunReport => ({
  format: null,
  read: 0,
  unchanged: 0,
  changed: 0,
  new: 0,
  matched: { 'own id': 0, gtin: 0, 'chain id': 0, title: 0, new: 0, operator: 0 },
  states: {
    placed: 0,
    question: 0,
    unplaced: 0,
    incomplete: 0,
    double: 0,
    foreign: 0,
    unpriced: 0,
  },
  newProducts: 0,
  held: 0,
  withoutCurrency: 0,
  bad: 0,
  unreadable: 0,
  lost: [],
  unreadableRows: [],
  missing: 0,
  outOfStock: 0,
  problems: [],
  unplaced: [],
  refusedEntries: 0,
  refused: [],
  currencies: {},
  converted: {},
  pictureHosts: [],
  heldBecause: null,
  broken: null,
  isTimed: false,
  bytes: 0,
  tookMs: 0,
});
