/** Changes that are emailed to the owner with an undo link. */
export const accountChanges = [
  'factor_added',
  'factor_removed',
  'recovery_codes_created',
  'recovery_codes_removed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'email_changed',
  'provider_linked',
  'provider_unlinked',
  'factor_recovery_canceled',
] as const;

export type AccountChange = (typeof accountChanges)[number];

/** Lifetime of "This wasn't me" links. */
export const undoDays = 7;

/**
 * A "This wasn't me" link also removes second steps, passkeys and linked providers that were added this long before its
 * change: an attacker may have added one before the change that the owner noticed.
 */
export const undoAdditionsHours = 24;

/** Lifetime of the link that starts second-factor recovery. */
export const startRecoveryHours = 24;

/** How long after the waiting period the second step can be turned off. */
export const finishRecoveryDays = 7;

/** How long before the end of the waiting period the reminder is sent. */
export const recoveryReminderHours = 24;
