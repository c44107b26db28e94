/** Idempotency key that our script creates per submission: a retry sends the same key. */
export const submissionKeyField = 'submission_key';

/** A field that people cannot see; only bots fill it in. */
export const honeypotField = 'leave_this_empty';
