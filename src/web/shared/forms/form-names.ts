/** Made by our script for every form it shows: the same press, sent twice, carries the same one. */
export const keyField = 'submission_key';

/** A field that people cannot see; whoever fills it in is a program. */
export const guardField = 'leave_this_empty';
