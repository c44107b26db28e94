import type { AuthProblem } from '../attempt';

/** What browsers and the service say, in words for the person who pressed the button. */
const texts: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Please try again, or choose another way.',
  AbortError: 'No passkey was used. Please try again, or choose another way.',
  InvalidStateError: 'This device already holds a passkey for your account.',
  ConstraintError: 'This device cannot keep passkeys. Please try another one.',
  SecurityError: 'Passkeys do not work at this address.',
  webauthn_verification_failed:
    'We do not know this passkey. It may have been removed from the account: please choose another way.',
  webauthn_challenge_expired: 'That took too long. Please try again.',
  webauthn_challenge_not_found: 'That took too long. Please try again.',
  too_many_passkeys: 'You have as many passkeys as an account can have. Remove one first.',
};

/** Why a passkey did not work. */
export function passkeyProblem(error: Error & { code?: unknown }): AuthProblem {
  const code = typeof error.code === 'string' ? error.code : '';
  return { code, message: texts[error.name] ?? texts[code] ?? error.message };
}
