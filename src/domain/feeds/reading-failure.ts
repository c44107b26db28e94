/** The process that read a feed crashed, took too much memory or made no progress. */
export class FeedReaderDied extends Error {}

/** A feed's files could not be read; trying the same again at once would not help. */
export class FeedUnreadable extends Error {}

/** The site is shutting down; the next reading continues where this one was. */
export class FeedReadingStopped extends Error {
  constructor() {
    super('Stopped before the feed was read to its end. The next reading continues from there.');
  }
}

/** The feed is not read until the operator releases it. */
export class FeedQuarantined extends Error {}

/** A feed whose readings died this often in a row is quarantined. */
export const maxFeedDeaths = 2;

export const quarantineText = (feed: string) =>
  `${feed} is quarantined because its last ${maxFeedDeaths} readings died. To have it read again: npm run glowfare -- feed release "${feed}"`;
