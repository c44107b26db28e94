import { randomBytes } from 'node:crypto';
import { referenceBytes, referenceFrom } from '~/domain/forms/reference';

/** A random reference, one of 10^12. */
export function newReference(): string {
  return referenceFrom(randomBytes(referenceBytes));
}
