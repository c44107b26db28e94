/** Changes that are reported to the owner by email, with a link to undo them. */
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
  'factor_recovery_canceled',
] as const;

export type AccountChange = (typeof accountChanges)[number];

/** How long "This wasn't me" works. */
export const undoDays = 7;

/** How long a link works that starts the way back for a lost second step. */
export const startRecoveryHours = 24;

/** How long after the waiting period the second step can be turned off. */
export const finishRecoveryDays = 7;

/** When the reminder is sent: this long before the waiting period ends. */
export const recoveryReminderHours = 24;
