import type { FeedRunState } from '../feed';
import type { RunReport } from './run-report';

/** From this share of lost rows on, a run is not done. */
const maxLostShare = 0.5;
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
    'format' | 'read' | 'unreadable' | 'bad' | 'broken' | 'withoutCurrency' | 'states'
  >,
): RunOutcome {
  const { format, read, unreadable, bad, broken, withoutCurrency, states } = report;
  const entries = read + unreadable;
  if (format === null) {
    const isEmpty = entries === 0 && bad === 0;
    return { state: 'failed', because: isEmpty ? 'the feed is empty' : 'its format is unknown' };
  }
  if (entries > 0 && bad >= entries)
    return { state: 'failed', because: `${allOf(entries)} unusable` };
  if (withoutCurrency > 0 && withoutCurrency + bad >= entries * maxLostShare) {
    const because = `${withoutCurrency} of ${entries} prices have no currency: set it with --currency CODE`;
    return { state: 'held', because };
  }
  if (broken !== null) return { state: 'partial', because: broken };
  if (bad >= entries * maxLostShare && bad > 0)
    return { state: 'partial', because: `${bad} of ${entries} rows are unusable` };
  const incomplete = states.incomplete - withoutCurrency;
  if (incomplete > 0 && incomplete + bad >= entries * maxLostShare)
    return {
      state: 'partial',
      because: `${incomplete} of ${entries} rows have no brand or no URL`,
    };
  return { state: 'done', because: null };
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
