import type { AccountChange } from './account-change';

/** An email about the security of an account. */
export type SecurityMail = { to: string } & (
  | {
      kind: 'account-change';
      change: AccountChange;
      at: Date;
      device: string | null;
      network: string | null;
      /** What is worth saying about it: the new address, how many codes are left. */
      fact?: { name: string; value: string } | undefined;
      undoLink: string;
    }
  | { kind: 'factor-recovery-request'; waitHours: number; startLink: string }
  | { kind: 'factor-recovery-started'; readyAt: Date; cancelLink: string }
  | { kind: 'factor-recovery-reminder'; readyAt: Date; cancelLink: string }
  | { kind: 'factor-recovery-ready'; expiresAt: Date; finishLink: string; cancelLink: string }
  | { kind: 'factor-recovery-finished'; at: Date }
);
