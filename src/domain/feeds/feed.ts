import type { RunReport } from './report/run-report';

/** A retailer's product feed: where it is, how to read it and when. */
export interface Feed {
  id: number;
  name: string;
  retailerId: number;
  retailer: string;
  /** A file, a folder or an https URL. */
  address: string;
  /** Whether it lists everything, so that missing offers are gone. */
  isFull: boolean;
  /** The currency of prices that do not name one: the feed's own setting, or the retailer's. */
  currency: string | null;
  /** The chain whose shops share product ids with the retailer. */
  chain: string | null;
  linkTemplate: string | null;
  everyMinutes: number | null;
  pausedAt: Date | null;
  /** When it was quarantined after repeated crashes; null if it is not. */
  quarantinedAt: Date | null;
  etag: string | null;
  lastModified: string | null;
  /** When its unchanged offers were last marked as seen. */
  confirmedAt: Date | null;
}

/** `partial`: the usable rows were imported, but the feed was cut off or lost many of its rows. */
export const feedRunStates = ['running', 'done', 'partial', 'unchanged', 'held', 'failed'] as const;
export type FeedRunState = (typeof feedRunStates)[number];

export interface FeedRun {
  id: number;
  feedId: number;
  feed: string;
  state: FeedRunState;
  startedAt: Date;
  finishedAt: Date | null;
  report: RunReport;
}
