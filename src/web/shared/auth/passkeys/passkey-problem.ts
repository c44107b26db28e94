import type { AuthProblem } from '../attempt';

/** User-facing messages for errors of browsers and the service. */
const texts: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again, or sign in another way.',
  AbortError: 'No passkey was used. Please try again, or sign in another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
  ConstraintError: 'This device cannot store passkeys. Please try another one.',
  SecurityError: 'Passkeys do not work at this address.',
  webauthn_verification_failed:
    'We don’t recognize this passkey. It may have been removed from your account. Please sign in another way.',
  webauthn_challenge_expired: 'That took too long. Please try again.',
  webauthn_challenge_not_found: 'That took too long. Please try again.',
  too_many_passkeys: 'You have reached the maximum number of passkeys. Remove one first.',
};

export function passkeyProblem(error: Error & { code?: unknown }): AuthProblem {
  const code = typeof error.code === 'string' ? error.code : '';
  return { code, message: texts[error.name] ?? texts[code] ?? error.message };
}
