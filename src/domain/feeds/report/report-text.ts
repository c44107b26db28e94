import type { FeedRunState } from '../feed';
import type { RunReport } from './run-report';

export interface ReportedRun {
  feed: string;
  state: FeedRunState;
  report: RunReport;
}

const stateLabels: Record<FeedRunState, string> = {
  running: 'under way',
  done: 'done',
  unchanged: 'nothing new',
  held: 'held for you to look at; yesterday’s prices stay',
  failed: 'failed',
};

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
    ['matched by brand, name and size', matched.title],
    ['placed by the operator', matched.operator],
    ['made new products', report.newProducts],
    ['with a price on the site', states.placed],
    ['waiting for your decision', states.review],
    ['without a shelf', states.unplaced],
    ['incomplete', states.incomplete],
    ['doubles of another entry', states.double],
    ['in another currency', states.foreign],
    ['without a price', states.unpriced],
    ['held back', report.held],
    ['bad rows', report.bad],
    ['not listed any more', report.missing],
    ['gone out of stock', report.outOfStock],
  ];
  return rows.map(([what, number]) => [what, count(number)]);
}

/** Feed values may contain line breaks or terminal escape sequences. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Hints for the operator about the figures. */
export function reportHints({ state, report }: Pick<ReportedRun, 'state' | 'report'>): string[] {
  const hints: string[] = [];
  if (state === 'unchanged')
    hints.push('It is the same as last time, so there was nothing to read.');
  else if (state !== 'failed' && report.format === null && report.read === 0)
    hints.push('Nothing in it is a feed we know.');
  if (report.states.incomplete > 0) {
    hints.push(
      'Incomplete: without a brand and an address no product can be made; --link makes addresses.',
    );
  }
  if (report.states.review > 0) hints.push('Your decisions are asked for by: match review');
  return hints;
}

/** A run's report for a terminal. */
export function reportText(run: ReportedRun): string {
  const { report } = run;
  const rate = report.tookMs > 0 ? Math.round((report.read * 1_000) / report.tookMs) : 0;
  const figures = reportRows(run)
    .filter(([, number]) => number !== '0')
    .map(([what, number]) => `${number.padStart(11)}  ${what}`);
  const lines = [
    `${run.feed}: ${stateLabels[run.state]}`,
    ...(report.heldBecause ? [`Held because ${report.heldBecause}.`] : []),
    ...(report.broken ? [`Not read to its end: ${report.broken}.`] : []),
    ...(run.state === 'unchanged' || (run.state === 'failed' && report.format === null)
      ? []
      : [
          `Format: ${report.format ?? 'unknown'}. ${(report.tookMs / 1_000).toFixed(1)} s, ${count(rate)} entries a second.`,
        ]),
    ...figures.flatMap((line, at) => (at === 0 ? ['', line] : [line])),
    ...reportHints(run).flatMap((hint) => ['', hint]),
    ...section(
      'Prices kept and not compared',
      Object.entries(report.currencies).map(
        ([currency, number]) => `${count(number)} in ${currency}`,
      ),
    ),
    ...section(
      'No shelf for (teach one: category place --phrase WORDS --shelf CATEGORY/SUBCATEGORY)',
      unplacedOf(report).map(
        ({ category, count: number }) => `${count(number)}  ${oneLine(category)}`,
      ),
    ),
    ...section(
      'Bad rows',
      report.problems.map(
        ({ line, field, value, reason }) =>
          `line ${line}${field ? `, ${field}` : ''}: ${reason}${value ? ` (${oneLine(value)})` : ''}`,
      ),
    ),
    ...section(
      'Photographs not fetched: allow their hosts with --picture-hosts',
      report.pictureHosts,
    ),
  ];
  return lines.join('\n');
}

/** Unplaced categories, most frequent first. */
export function unplacedOf({ unplaced }: Pick<RunReport, 'unplaced'>) {
  return unplaced.toSorted((a, b) => b.count - a.count);
}

export const stateOf = (state: FeedRunState) => stateLabels[state];

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}
