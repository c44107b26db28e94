import { createHash } from 'node:crypto';
import { networkOf } from '~/domain/auth/network-address';
import { minuteMs } from '~/domain/durations';
import type { SubmissionKeys, Visitor } from '~/domain/forms/submission';

const duplicateWindowMs = 10 * minuteMs;

interface SubmittedForm {
  form: string;
  /** The key from our script; empty if the browser submitted the form itself. */
  key: string;
  values: unknown;
  file: Uint8Array | null;
  visitor: Visitor;
  now: Date;
}

/**
 * Deduplicates submissions. The content is always part of the key, so a corrected message is a new
 * one. Without a key from our script, equal content from the same visitor counts as the same
 * message for ten minutes. The previous window is checked too, so that a double press at its edge
 * is not missed.
 */
export function submissionKeys({
  form,
  key,
  values,
  file,
  visitor,
  now,
}: SubmittedForm): SubmissionKeys {
  const content = [form, JSON.stringify(values), file ? digest(file) : ''];
  if (key !== '') return [digest(['script', key, ...content].join('\n'))];
  const who = [networkOf(visitor.ip), visitor.userAgent];
  const window = Math.floor(now.getTime() / duplicateWindowMs);
  const at = (number: number) => digest(['plain', number, ...who, ...content].join('\n'));
  return [at(window), at(window - 1)];
}

function digest(what: string | Uint8Array): string {
  return createHash('sha256').update(what).digest('base64url');
}
