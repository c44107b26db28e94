import { minuteMs } from '../durations';
import type { AmrEntry } from './auth-session';

/** How long a proof of identity counts for sensitive changes. */
const maxProofAgeMs = 10 * minuteMs;

/** Methods that do not prove who is present now. */
const nonProofMethods = new Set(['anonymous', 'token_refresh']);

/** When the owner of a token last proved their identity; null if unknown. */
export function provenAt(amr: readonly AmrEntry[]): Date | null {
  const times = amr
    .filter(({ method }) => !nonProofMethods.has(method))
    .map(({ timestamp }) => timestamp);
  return times.length > 0 ? new Date(Math.max(...times) * 1_000) : null;
}

/** Whether a proof is recent; clocks of two machines may differ by a minute. */
export function isRecentProof(proof: Date | null, now: Date): boolean {
  if (!proof) return false;
  const age = now.getTime() - proof.getTime();
  return age >= -minuteMs && age <= maxProofAgeMs;
}
