/** The reader process crashed, used too much memory or made no progress. */
export class FeedReaderDied extends Error {}

/** A feed's files could not be read; an immediate retry would not help. */
export class FeedUnreadable extends Error {}

/** The site is shutting down; the next run continues from here. */
export class FeedReadingStopped extends Error {
  constructor() {
    super('Stopped before the end of the feed. The next run continues from there.');
  }
}

/** The feed is quarantined until the operator releases it. */
export class FeedQuarantined extends Error {}

/** Crashes in a row before a feed is quarantined. */
export const maxFeedDeaths = 2;

export const quarantineText = (feed: string) =>
  `${feed} is quarantined because its last ${maxFeedDeaths} runs crashed. To release it: npm run glowfare -- feed release "${feed}"`;
