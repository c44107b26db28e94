import { hourMs } from './durations';
import { confirmDays } from './newsletter/newsletter-schedule';

/**
 * How long data is stored before a tidying use case deletes it: the only place for these periods.
 * The privacy page and docs/privacy.md state the ones that concern people, which a test compares.
 */
export const retention = {
  /** After it was sent. */
  alertNotice: { days: 90 },
  /** After the last visit for a product. */
  storeVisit: { days: 180 },
  /** As long as deleting an alert can be undone. */
  deletedAlert: { days: 1 },
  /** Since its last use. */
  anonymousUser: { days: 30 },
  /** Since its last use. */
  session: { days: 180 },
  /** After its use: presenting it again during this time ends the session. */
  usedRefreshToken: { days: 30 },
  oneTimeToken: { days: 1 },
  signInFlow: { days: 1 },
  factorChallenge: { days: 1 },
  passkeyChallenge: { hours: 1 },
  /** After it expired. */
  securityLink: { days: 1 },
  /** After it expired. */
  factorRecovery: { days: 1 },
  securityEvent: { days: 180 },
  /** Refused requests and failed sign-ins that belong to no account. */
  countedSecurityEvent: { days: 30 },
  /** After it was sent: long enough to investigate an email that did not arrive. */
  sentEmail: { days: 30 },
  contactMessage: { days: 365 },
  priceMatchRequest: { days: 365 },
  jobApplication: { days: 180 },
  /** An address that was never confirmed. */
  unconfirmedSubscriber: { days: confirmDays },
  newsletterIssue: { days: 30 },
  /** After retirement: access tokens are valid for a week at most. */
  retiredSigningKey: { days: 8 },
  /** Keeps the idempotency key of a finished job. */
  finishedJob: { days: 30 },
  /** Followers are seconds behind, but alerts may wait days for a stopped worker. */
  priceChange: { days: 7 },
} as const satisfies Record<string, { days: number } | { hours: number }>;

export type RetainedData = keyof typeof retention;

/** The time before which data of this kind is deleted. */
export function retainedSince(data: RetainedData, now: Date): Date {
  const period = retention[data];
  const hours = 'hours' in period ? period.hours : period.days * 24;
  return new Date(now.getTime() - hours * hourMs);
}
