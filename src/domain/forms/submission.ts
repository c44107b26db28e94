/** Where a form came from, as far as it matters for limits and for doubles. */
export interface Visitor {
  ip: string;
  userAgent: string;
}

/**
 * The keys under which the same thing, sent twice, is found again. The first is the one to keep; any of
 * them names the same submission.
 */
export type SubmissionKeys = readonly [string, ...string[]];

/** What somebody has sent us, once it is kept. */
export interface SubmissionReceipt {
  reference: string;
  /** false when it had come before: the same press of a button, arrived twice. */
  isNew: boolean;
}
