import type { FeedRunState } from '../feed';
import type { RunReport } from './run-report';

/** With a higher share of rows that are lost or set aside, a run is not done. Single bad rows are usual in real feeds. */
const maxLostShare = 0.1;
/** From this share of prices without a currency on, a setting of the feed is missing. */
const maxShareWithoutCurrency = 0.5;
/** With a higher share of rows without a readable id, missing offers may be among them. */
const maxUnreadableShare = 0.01;

/** The state of a run that was read to its end, and why it is not done. */
export interface RunOutcome {
  state: Extract<FeedRunState, 'done' | 'held' | 'partial' | 'failed'>;
  because: string | null;
}

/** Judges a run by its report: a run that lost many rows is not done. */
export function judgeRun(
  report: Pick<
    RunReport,
    'format' | 'read' | 'unreadable' | 'bad' | 'broken' | 'withoutCurrency' | 'states' | 'lost'
  >,
): RunOutcome {
  const { format, read, unreadable, bad, broken, withoutCurrency, states, lost } = report;
  const entries = read + unreadable;
  if (format === null) {
    const isEmpty = entries === 0 && bad === 0;
    return { state: 'failed', because: isEmpty ? 'the feed is empty' : 'its format is unknown' };
  }
  if (entries > 0 && bad >= entries)
    return { state: 'failed', because: `${allOf(entries)} unusable` };
  if (withoutCurrency > 0 && withoutCurrency + bad >= entries * maxShareWithoutCurrency) {
    const others = bad === 0 ? '' : ` and ${bad} rows are unusable`;
    const because = `${withoutCurrency} of ${entries} prices have no currency${others}: set it with --currency CODE`;
    return { state: 'held', because };
  }
  if (broken !== null) return { state: 'partial', because: broken };
  const incomplete = Math.max(0, states.incomplete - withoutCurrency);
  if (bad + incomplete + withoutCurrency <= entries * maxLostShare)
    return { state: 'done', because: null };
  const [most] = lost.toSorted((a, b) => b.count - a.count);
  const reasons = [
    bad > 0 && `${bad} are unusable${most ? ` (mostly: ${most.reason})` : ''}`,
    incomplete > 0 && `${incomplete} have no brand or no URL`,
    withoutCurrency > 0 && `${withoutCurrency} have no currency`,
  ];
  return { state: 'partial', because: `of ${entries} rows ${reasons.filter(Boolean).join(', ')}` };
}

const allOf = (entries: number) => (entries === 1 ? 'its only row is' : `all ${entries} rows are`);

/** Whether offers that a full feed does not list are really gone. */
export function isReadCompletely({
  read,
  unreadable,
  broken,
}: Pick<RunReport, 'read' | 'unreadable' | 'broken'>): boolean {
  return broken === null && unreadable <= read * maxUnreadableShare;
}
