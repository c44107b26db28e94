import type { FeedFormat, RowProblem } from '../feed-offer';
import { countLostRows, type LostRows } from './lost-rows';

/** How an offer was matched to its product. */
export type MatchedBy = 'own id' | 'gtin' | 'title' | 'new' | 'operator';

/**
 * State of an entry: listed on the site; in review; no category; data missing; another entry of the
 * product is shown; other currency; no price.
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

/** States that can change after a decision by the operator, such as a rule or an exchange rate. */
export const openStates: readonly FeedOfferState[] = [
  'review',
  'unplaced',
  'incomplete',
  'double',
  'foreign',
];

/** Result of one run of a feed. */
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
  /** Entries whose price has no currency: stored, but put aside. */
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
  matched: { 'own id': 0, gtin: 0, title: 0, new: 0, operator: 0 },
  states: { placed: 0, review: 0, unplaced: 0, incomplete: 0, double: 0, foreign: 0, unpriced: 0 },
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

/** Number of problems stored in full. */
export const maxProblems = 100;
const maxUnplaced = 100;
const maxPictureHosts = 20;

/** Adds a row's problems; the first hundred are stored in full. */
export function noteProblems(report: RunReport, problems: readonly RowProblem[]): void {
  const room = maxProblems - report.problems.length;
  if (room > 0) report.problems.push(...problems.slice(0, room));
}

/** Counts a lost entry by the reason of its problem. */
export function noteLostRow(report: RunReport, problem: RowProblem): void {
  report.bad += 1;
  countLostRows(report.lost, problem);
}

/** Counts entries that were lost before they became rows. */
export function noteUnreadable(
  report: RunReport,
  { lost, examples }: { lost: readonly LostRows[]; examples: readonly RowProblem[] },
): void {
  for (const { sample, count } of lost) {
    report.bad += count;
    report.unreadable += count;
    countLostRows(report.unreadableRows, sample, count);
  }
  const isKnown = ({ line, reason }: RowProblem) =>
    report.problems.some((known) => known.line === line && known.reason === reason);
  noteProblems(
    report,
    examples.filter((example) => !isKnown(example)),
  );
}

/** A resumed run reads the file from its beginning, so its unreadable entries are counted again. */
export function forgetUnreadable(report: RunReport): void {
  report.bad -= report.unreadable;
  report.unreadable = 0;
  report.unreadableRows = [];
}

export function noteUnplaced(report: RunReport, category: string): void {
  countCategory(report.unplaced, category);
}

/** Counts an entry that is refused because its category is not sold here. */
export function noteRefused(report: RunReport, category: string): void {
  report.refusedEntries += 1;
  countCategory(report.refused, category);
}

function countCategory(list: { category: string; count: number }[], category: string): void {
  const known = list.find((entry) => entry.category === category);
  if (known) known.count += 1;
  else if (list.length < maxUnplaced) list.push({ category, count: 1 });
}

export function notePictureHost(report: RunReport, host: string): void {
  if (report.pictureHosts.length < maxPictureHosts && !report.pictureHosts.includes(host)) {
    report.pictureHosts.push(host);
  }
}
