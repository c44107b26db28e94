/** The process that read a feed crashed, took too much memory or made no progress. */
export class FeedReaderDied extends Error {}

/** A feed's files could not be read to their end; trying the same again at once would not help. */
export class FeedUnreadable extends Error {}

/** The site is shutting down: the reading goes on after the next start. */
export class FeedReadingStopped extends Error {
  constructor() {
    super('Stopped before the feed was read to its end; the next reading goes on from there.');
  }
}

/** A feed whose readings died this often in a row is not read again until the operator releases it. */
export const maxFeedDeaths = 2;

export const quarantineAdvice = (feed: string) =>
  `'${feed}' is quarantined: its last ${maxFeedDeaths} readings died. See feed report, then: feed release '${feed}'`;
