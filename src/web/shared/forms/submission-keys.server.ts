import { createHash } from 'node:crypto';
import { networkOf } from '~/domain/auth/network-address';
import { minuteMs } from '~/domain/durations';
import type { SubmissionKeys, Visitor } from '~/domain/forms/submission';

const duplicateWindowMs = 10 * minuteMs;

interface SubmittedForm {
  form: string;
  /** What our script made; empty when the browser sent the form by itself. */
  key: string;
  values: unknown;
  file: Uint8Array | null;
  visitor: Visitor;
  now: Date;
}

/**
 * By what the same thing, sent twice, is known as one. What was written is always part of it: who
 * corrects a word and sends again means another message. Without our script, the same visitor is taken
 * to mean the same message for ten minutes; the window before counts as well, or a double press at its
 * edge would be two.
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
