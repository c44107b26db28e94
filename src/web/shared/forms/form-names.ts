/** Made by our script for every form it shows: the same press, sent twice, carries the same one. */
export const submissionKeyField = 'submission_key';

/** A field that people cannot see; whoever fills it in is a program. */
export const honeypotField = 'leave_this_empty';
