import type { FieldErrors } from './check-fields';
import { submissionKeyField } from './form-names';

export type FormOutcome =
  | { kind: 'taken'; to: string }
  | { kind: 'refused'; problem: string; errors: FieldErrors }
  | { kind: 'failed' };

/** A random idempotency key. Not `randomUUID`, which is unavailable over plain HTTP. */
export function newSubmissionKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '',
  );
}

/** Submits a form and returns the result. Never throws. */
export async function sendForm(name: string, fields: FormData, key: string): Promise<FormOutcome> {
  fields.set(submissionKeyField, key);
  try {
    const response = await fetch(`/api/forms/${name}`, { method: 'POST', body: fields });
    const responseBody = await response.json();
    if (response.ok) return { kind: 'taken', to: String(responseBody.to) };
    if (response.status >= 500) return { kind: 'failed' };
    return {
      kind: 'refused',
      problem: responseBody.error.message,
      errors: responseBody.error.fields ?? {},
    };
  } catch {
    return { kind: 'failed' };
  }
}
