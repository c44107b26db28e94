import type { SecurityEventKind } from '~/domain/security/security-event';
import type { OwnSecurityEvent } from './security-data';

const eventTexts: Record<SecurityEventKind, string> = {
  sign_in: 'Signed in',
  sign_in_failed: 'Failed sign-in',
  second_step: 'Second step completed',
  second_step_failed: 'Second step failed',
  refresh_token_reused: 'Signed out because an old session token was reused',
  sessions_ended: 'Signed out',
  factor_added: 'Authenticator app added',
  factor_removed: 'Authenticator app removed',
  recovery_codes_created: 'New recovery codes created',
  recovery_codes_removed: 'Recovery codes removed',
  recovery_code_used: 'Recovery code used',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  password_changed: 'Password changed',
  password_reset_requested: 'Password reset requested',
  email_change_requested: 'Email change requested',
  email_changed: 'Email address changed',
  provider_linked: 'Sign-in provider linked',
  provider_unlinked: 'Sign-in provider unlinked',
  proof_failed: 'Wrong password or code when confirming a change',
  factor_recovery_started: 'Waiting period to turn off two-step sign-in started',
  factor_recovery_canceled: 'Request to turn off two-step sign-in canceled',
  factor_recovery_finished: 'Two-step sign-in turned off after the waiting period',
  account_secured: 'Account secured with “This wasn’t me”',
  operator_action: 'Changed by the site operator',
  limit_hit: 'Too many requests',
};

const signInMethodTexts: Readonly<Record<string, string>> = {
  password: 'with the password',
  otp: 'with an emailed link or code',
  magiclink: 'with an emailed link',
  recovery: 'with a password reset link',
  oauth: 'with another provider',
  passkey: 'with a passkey',
};

const signOutTexts: Readonly<Record<string, string>> = {
  local: 'Signed out',
  others: 'Signed out all other devices',
  global: 'Signed out all devices',
  device: 'Signed out one device',
};

/** Second steps other than an app. */
const passkeyStepTexts: Readonly<Record<string, string>> = {
  factor_added: 'Passkey turned on as second step',
  factor_removed: 'Passkey turned off as second step',
};

const isKnown = (kind: string): kind is SecurityEventKind => Object.hasOwn(eventTexts, kind);

export function describeSecurityEvent({ kind, detail, times }: OwnSecurityEvent): string {
  if (!isKnown(kind)) return kind;
  const repeatText = times > 1 ? ` (${times} times)` : '';
  if (kind === 'sessions_ended') return signOutTexts[detail ?? ''] ?? eventTexts[kind];
  if (detail === 'webauthn' && passkeyStepTexts[kind]) return passkeyStepTexts[kind];
  const signInMethod = kind === 'sign_in' ? signInMethodTexts[detail ?? ''] : undefined;
  return `${eventTexts[kind]}${signInMethod ? ` ${signInMethod}` : ''}${repeatText}`;
}
