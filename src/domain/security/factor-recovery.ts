/** A pending request to turn off the second step. */
export interface FactorRecovery {
  userId: string;
  startedAt: Date;
  readyAt: Date;
  expiresAt: Date;
}

export type RecoveryState = 'waiting' | 'ready' | 'expired';

export function recoveryState(
  recovery: Pick<FactorRecovery, 'readyAt' | 'expiresAt'>,
  now: Date,
): RecoveryState {
  if (now < recovery.readyAt) return 'waiting';
  return now < recovery.expiresAt ? 'ready' : 'expired';
}
