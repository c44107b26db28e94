import type { FeedRunState } from '../feed';
import type { RowProblem } from '../feed-offer';
import { byFrequency } from './lost-rows';
import type { RunReport } from './run-report';

export interface ReportedRun {
  feed: string;
  state: FeedRunState;
  report: RunReport;
}

const stateLabels: Record<FeedRunState, string> = {
  running: 'running',
  done: 'done',
  partial: 'imported only partly; missing offers stay',
  unchanged: 'nothing new',
  held: 'held for your approval; the previous prices stay',
  failed: 'failed',
};

/** Of each kind: feeds repeat the same mistake. */
const maxShownProblems = 3;

const count = (number: number) => number.toLocaleString('en-US');

/** The figures of a run, in order of interest. */
export function reportRows({
  report,
}: Pick<ReportedRun, 'report'>): [what: string, number: string][] {
  const { matched, states } = report;
  const rows: [string, number][] = [
    ['read', report.read],
    ['unchanged', report.unchanged],
    ['changed', report.changed],
    ['new', report.new],
    ['known by the retailer’s id', matched['own id']],
    ['matched by GTIN', matched.gtin],
    ['matched by the id at another store of the chain', matched['chain id']],
    ['matched by brand, name and size', matched.title],
    ['matched by your decision', matched.operator],
    ['new products', report.newProducts],
    ['with a price on the site', states.placed],
    ['waiting for your decision', states.question],
    ['not sold here', report.refusedEntries],
    ['without a category', Math.max(0, states.unplaced - report.refusedEntries)],
    ['incomplete', states.incomplete],
    ['duplicates of another entry', states.double],
    ['in another currency', states.foreign],
    ['without a price', states.unpriced],
    ['held', report.held],
    ['quarantined: no currency', report.withoutCurrency],
    ['lost rows', report.bad],
    ['no longer listed', report.missing],
    ['now out of stock', report.outOfStock],
  ];
  return rows.map(([what, number]) => [what, count(number)]);
}

/** Feed values may contain line breaks or terminal escape sequences. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Hints for the operator about the figures. */
export function reportHints({ state, report }: Pick<ReportedRun, 'state' | 'report'>): string[] {
  const hints: string[] = [];
  if (state === 'unchanged') hints.push('The feed has not changed since the last run.');
  if (report.states.incomplete > report.withoutCurrency) {
    hints.push('Incomplete: a product needs a brand and a URL; --link creates URLs.');
  }
  if (report.withoutCurrency > 0) {
    hints.push(
      'Prices without a currency are quarantined: name it with --currency CODE, or for all feeds of the store with: retailer set NAME --currency CODE',
    );
  }
  if (Object.keys(report.currencies).length > 0)
    hints.push('To compare prices in other currencies, load exchange rates: rates load FILE');
  if (report.states.question > 0) hints.push('To make your decisions, run: match questions');
  return hints;
}

/** Why a run did not import everything. */
export const brokenText = ({ state, report }: Pick<ReportedRun, 'state' | 'report'>): string =>
  `Not imported${state === 'failed' ? '' : ' completely'}: ${report.broken}.`;

/** A rate means something only if there were many entries. */
const minEntriesForRate = 1_000;

function speedText({ read, tookMs }: Pick<RunReport, 'read' | 'tookMs'>): string {
  const seconds = `${(tookMs / 1_000).toFixed(1)} s`;
  if (read < minEntriesForRate || tookMs === 0) return seconds;
  return `${seconds}, ${count(Math.round((read * 1_000) / tookMs))} entries per second`;
}

/** A run's report for a terminal. */
export function reportText(run: ReportedRun): string {
  const { report } = run;
  const figures = reportRows(run)
    .filter(([what, number]) => number !== '0' || what === 'read')
    .map(([what, number]) => `${number.padStart(11)}  ${what}`);
  const lines = [
    `${run.feed}: ${stateLabels[run.state]}`,
    ...(report.heldBecause ? [`Held because ${report.heldBecause}.`] : []),
    ...(report.broken ? [brokenText(run)] : []),
    ...(run.state === 'unchanged' || (run.state === 'failed' && report.format === null)
      ? []
      : [`Format: ${report.format ?? 'unknown'}. ${speedText(report)}.`]),
    ...figures.flatMap((line, at) => (at === 0 ? ['', line] : [line])),
    ...reportHints(run).flatMap((hint) => ['', hint]),
    ...section(
      'Prices stored but not compared',
      Object.entries(report.currencies).map(
        ([currency, number]) => `${count(number)} in ${currency}`,
      ),
    ),
    ...section(
      'Prices converted to dollars',
      Object.entries(report.converted).map(
        ([currency, { count: number, day, dollarsPerUnit }]) =>
          `${count(number)} in ${currency} at $${dollarsPerUnit} (${day})`,
      ),
    ),
    ...section(
      'No category for (add a rule: category place --phrase WORDS --shelf CATEGORY/SUBCATEGORY)',
      unplacedOf(report).map(
        ({ category, count: number }) => `${count(number)}  ${oneLine(category)}`,
      ),
    ),
    ...section(
      'Refused, because the category is not sold here (to change that: category place)',
      report.refused.map(({ category, count: number }) => `${count(number)}  ${oneLine(category)}`),
    ),
    ...section(
      'Lost rows',
      lostOf(report).map(
        ({ reason, count: number, sample }) =>
          `${count(number)}  ${reason} (line ${sample.line}${sample.value ? `: ${oneLine(sample.value)}` : ''})`,
      ),
    ),
    ...section('Problems', problemLines(report.problems)),
    ...section(
      'Photos not downloaded: allow their hosts with --picture-hosts',
      report.pictureHosts,
    ),
  ];
  return lines.join('\n');
}

/** The first problems of each kind, in the order of the feed. */
function problemLines(problems: readonly RowProblem[]): string[] {
  const kinds = Map.groupBy(problems, ({ field, reason }) => `${field}: ${reason}`);
  return Array.from(kinds.values()).flatMap((alike) => {
    const shown = alike
      .slice(0, maxShownProblems)
      .map(
        ({ line, field, value, reason }) =>
          `line ${line}${field ? `, ${field}` : ''}: ${reason}${value ? ` (${oneLine(value)})` : ''}`,
      );
    const further = alike.length - shown.length;
    return further > 0 ? [...shown, `… and ${further} more like this`] : shown;
  });
}

/** Unplaced categories, most frequent first. */
export function unplacedOf({ unplaced }: Pick<RunReport, 'unplaced'>) {
  return unplaced.toSorted((a, b) => b.count - a.count);
}

/** Lost rows by reason, most frequent first. */
export function lostOf({ lost, unreadableRows }: Pick<RunReport, 'lost' | 'unreadableRows'>) {
  return byFrequency([...unreadableRows, ...lost]);
}

export const stateOf = (state: FeedRunState) => stateLabels[state];

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}
