import type { AccountChange } from './account-change';

/** An email about account security. */
export type SecurityMail = { to: string } & (
  | {
      kind: 'account-change';
      change: AccountChange;
      at: Date;
      device: string | null;
      network: string | null;
      /** An additional fact: the new address, or the number of codes left. */
      fact?: { name: string; value: string } | undefined;
      undoLink: string;
    }
  | { kind: 'factor-recovery-request'; waitHours: number; startLink: string }
  | { kind: 'factor-recovery-started'; readyAt: Date; cancelLink: string }
  | { kind: 'factor-recovery-reminder'; readyAt: Date; cancelLink: string }
  | { kind: 'factor-recovery-ready'; expiresAt: Date; finishLink: string; cancelLink: string }
  | { kind: 'factor-recovery-finished'; at: Date }
);
