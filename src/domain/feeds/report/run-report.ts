import type { FeedFormat, RowProblem } from '../feed-offer';

/** By what an offer and its product were brought together. */
export type MatchedBy = 'own id' | 'gtin' | 'title' | 'new' | 'operator';

/**
 * What became of an entry: its price is on the site; the operator is asked; no shelf for it; something
 * is missing; another entry speaks for the product; its prices are in another currency; it has none.
 */
export const feedOfferStates = [
  'placed',
  'review',
  'unplaced',
  'incomplete',
  'double',
  'foreign',
  'unpriced',
] as const;
export type FeedOfferState = (typeof feedOfferStates)[number];

/** States that may come out otherwise once the operator has taught something. */
export const openStates: readonly FeedOfferState[] = ['review', 'unplaced', 'incomplete', 'double'];

/** What one reading of a feed did. */
export interface RunReport {
  format: FeedFormat | null;
  /** Entries of the feed. */
  read: number;
  unchanged: number;
  /** Known before and said otherwise now. */
  changed: number;
  /** Not known before. */
  new: number;
  matched: Record<MatchedBy, number>;
  states: Record<FeedOfferState, number>;
  newProducts: number;
  /** Whose price or currency jumped: yesterday's stays until the operator accepts. */
  held: number;
  bad: number;
  /** Not listed any more, and of these, how many went out of stock. */
  missing: number;
  outOfStock: number;
  /** The first of them. */
  problems: RowProblem[];
  /** What could not be placed, the most frequent first. */
  unplaced: { category: string; count: number }[];
  /** Prices kept but not compared, by currency. */
  currencies: Record<string, number>;
  /** Hosts of pictures that the retailer was not allowed to name. */
  pictureHosts: string[];
  heldBecause: string | null;
  /** Why the feed could not be read to its end. */
  broken: string | null;
  /** It states dates of sales, so that the same bytes may mean other prices tomorrow. */
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
  matched: { 'own id': 0, gtin: 0, title: 0, new: 0, operator: 0 },
  states: { placed: 0, review: 0, unplaced: 0, incomplete: 0, double: 0, foreign: 0, unpriced: 0 },
  newProducts: 0,
  held: 0,
  bad: 0,
  missing: 0,
  outOfStock: 0,
  problems: [],
  unplaced: [],
  currencies: {},
  pictureHosts: [],
  heldBecause: null,
  broken: null,
  isTimed: false,
  bytes: 0,
  tookMs: 0,
});

/** Number of bad rows kept in full. */
export const maxProblems = 100;
const maxUnplaced = 100;
const maxPictureHosts = 20;

/** Notes what is wrong with a row; the first hundred are kept in full. */
export function noteProblems(report: RunReport, problems: readonly RowProblem[]): void {
  const room = maxProblems - report.problems.length;
  if (room > 0) report.problems.push(...problems.slice(0, room));
}

export function noteUnplaced(report: RunReport, category: string): void {
  const known = report.unplaced.find((entry) => entry.category === category);
  if (known) known.count += 1;
  else if (report.unplaced.length < maxUnplaced) report.unplaced.push({ category, count: 1 });
}

export function notePictureHost(report: RunReport, host: string): void {
  if (report.pictureHosts.length < maxPictureHosts && !report.pictureHosts.includes(host)) {
    report.pictureHosts.push(host);
  }
}
