/** The origin of a submission, for rate limits and duplicate detection. */
export interface Visitor {
  ip: string;
  userAgent: string;
}

/** Keys that identify the same submission sent twice. The first is stored; any of them finds it. */
export type SubmissionKeys = readonly [string, ...string[]];

/** A stored submission. */
export interface SubmissionReceipt {
  reference: string;
  /** False for a duplicate, such as a double click. */
  isNew: boolean;
}
