import type { RowProblem } from '../feed-offer';
import { type ClassifiedRow, isWithoutCurrency } from '../run/classify-row';
import { countLostRows, type FeedProblems, maxProblems } from './lost-rows';
import type { FeedOfferState, MatchedBy, RunReport } from './run-report';

const maxCategories = 100;
const maxPictureHosts = 20;

/** What became of an entry that was new or had changed. */
export interface EntryOutcome {
  readonly state: FeedOfferState;
  readonly matchedBy: MatchedBy | null;
  readonly isNewProduct: boolean;
  /** Its category text or title, if it found no category or its category is not sold here. */
  readonly withoutPlace: { readonly isRefused: boolean; readonly category: string } | null;
  /** Its currency, if that is not ours, and the rate its price was converted with. */
  readonly foreign: {
    readonly currency: string;
    readonly rate: { readonly day: string; readonly dollarsPerUnit: number } | null;
  } | null;
  /** The host of its picture, if it is not allowed. */
  readonly pictureHost: string | null;
  /** What it lacks, if no product can be created from it. */
  readonly lack: RowProblem | null;
}

/** The results of the stages for some rows. */
export interface RowResults {
  readonly isTimed: boolean;
  readonly classified: readonly ClassifiedRow[];
  /** One for each changed row. */
  readonly outcomes: readonly EntryOutcome[];
}

/** Adds the results of some rows to a report. */
export function addResults(report: RunReport, results: RowResults): RunReport {
  const sum = copyOf(report);
  sum.read += results.classified.length;
  sum.isTimed ||= results.isTimed;
  for (const row of results.classified) addClassified(sum, row);
  for (const outcome of results.outcomes) addOutcome(sum, outcome);
  return sum;
}

/** Adds entries that were lost before they became rows. */
export function addUnreadable(report: RunReport, { lost, examples }: FeedProblems): RunReport {
  if (lost.length + examples.length === 0) return report;
  const sum = copyOf(report);
  for (const { sample, count } of lost) {
    sum.bad += count;
    sum.unreadable += count;
    countLostRows(sum.unreadableRows, sample, count);
  }
  const isKnown = ({ line, reason }: RowProblem) =>
    report.problems.some((known) => known.line === line && known.reason === reason);
  addProblems(
    sum,
    examples.filter((example) => !isKnown(example)),
  );
  return sum;
}

/** A resumed run reads the file from its beginning, so its unreadable entries are counted again. */
export function withoutUnreadable(report: RunReport): RunReport {
  return { ...report, bad: report.bad - report.unreadable, unreadable: 0, unreadableRows: [] };
}

function addClassified(sum: RunReport, row: ClassifiedRow): void {
  if (row.kind === 'unchanged') {
    sum.unchanged += 1;
    if (row.lacksCurrency) sum.withoutCurrency += 1;
    sum.states[row.state] += 1;
    return;
  }
  addProblems(sum, row.problems);
  if (row.kind === 'lost') {
    sum.bad += 1;
    countLostRows(sum.lost, row.problem);
    return;
  }
  if (isWithoutCurrency(row.offer)) sum.withoutCurrency += 1;
  if (row.kind === 'held') {
    sum.held += 1;
    sum.states[row.state] += 1;
  } else if (row.known) sum.changed += 1;
  else sum.new += 1;
}

function addOutcome(sum: RunReport, outcome: EntryOutcome): void {
  const { state, matchedBy, isNewProduct, withoutPlace, foreign, pictureHost, lack } = outcome;
  sum.states[state] += 1;
  if (matchedBy !== null) sum.matched[matchedBy] += 1;
  if (isNewProduct) sum.newProducts += 1;
  if (lack) addProblems(sum, [lack]);
  if (withoutPlace) {
    const { isRefused, category } = withoutPlace;
    if (isRefused) sum.refusedEntries += 1;
    countCategory(isRefused ? sum.refused : sum.unplaced, category);
  }
  if (foreign?.rate) {
    const { day, dollarsPerUnit } = foreign.rate;
    const count = (sum.converted[foreign.currency]?.count ?? 0) + 1;
    sum.converted[foreign.currency] = { count, day, dollarsPerUnit };
  } else if (foreign) {
    sum.currencies[foreign.currency] = (sum.currencies[foreign.currency] ?? 0) + 1;
  }
  if (
    pictureHost !== null &&
    sum.pictureHosts.length < maxPictureHosts &&
    !sum.pictureHosts.includes(pictureHost)
  )
    sum.pictureHosts.push(pictureHost);
}

function addProblems(sum: RunReport, problems: readonly RowProblem[]): void {
  const room = maxProblems - sum.problems.length;
  if (room > 0 && problems.length > 0) sum.problems.push(...problems.slice(0, room));
}

function countCategory(list: { category: string; count: number }[], category: string): void {
  const known = list.find((entry) => entry.category === category);
  if (known) known.count += 1;
  else if (list.length < maxCategories) list.push({ category, count: 1 });
}

/** A copy whose counts and lists can be changed. */
function copyOf(report: RunReport): RunReport {
  return {
    ...report,
    matched: { ...report.matched },
    states: { ...report.states },
    lost: report.lost.map((rows) => ({ ...rows })),
    unreadableRows: report.unreadableRows.map((rows) => ({ ...rows })),
    problems: [...report.problems],
    unplaced: report.unplaced.map((entry) => ({ ...entry })),
    refused: report.refused.map((entry) => ({ ...entry })),
    currencies: { ...report.currencies },
    converted: { ...report.converted },
    pictureHosts: [...report.pictureHosts],
  };
}
