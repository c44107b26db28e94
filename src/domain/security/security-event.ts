import { deviceName } from '~/domain/auth/device-name';
import { coarseNetwork } from './coarse-network';

/** Everything the security log knows. A new kind needs a line here and a label on the profile page. */
export const securityEventKinds = [
  'sign_in',
  'sign_in_failed',
  'second_step',
  'second_step_failed',
  'refresh_token_reused',
  'sessions_ended',
  'factor_added',
  'factor_removed',
  'recovery_codes_created',
  'recovery_codes_removed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'password_reset_requested',
  'email_change_requested',
  'email_changed',
  'proof_failed',
  'factor_recovery_started',
  'factor_recovery_canceled',
  'factor_recovery_finished',
  'account_secured',
  'operator_action',
  'limit_hit',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** The longest `detail` that is kept. */
export const maxDetailLength = 100;

/** One line of the security log. Never holds a password, token, code or full network address. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account it concerns; null when it is not about one. */
  userId: string | null;
  sessionId: string | null;
  /** Shortened, see coarseNetwork. */
  network: string | null;
  /** As deviceName tells it: 'Safari on iPhone'. */
  device: string | null;
  /** A word or two: the method, the name of the limit, the command. */
  detail: string | null;
  at: Date;
}

export interface RecordedSecurityEvent extends SecurityEvent {
  id: number;
  /** How often it happened, for kinds that are counted per minute. */
  times: number;
}

/** Where a request came from, as the log keeps it. */
export function visitorFacts(visitor: {
  ip: string | null;
  userAgent: string | null;
}): Pick<SecurityEvent, 'network' | 'device'> {
  return {
    network: coarseNetwork(visitor.ip),
    device: visitor.userAgent === null ? null : deviceName(visitor.userAgent),
  };
}
