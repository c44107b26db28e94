import { deviceName } from '~/domain/auth/device-name';
import { coarseNetwork } from './coarse-network';

/** All event kinds. A new kind also needs a label on the profile page. */
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
  'provider_linked',
  'provider_unlinked',
  'proof_failed',
  'factor_recovery_started',
  'factor_recovery_canceled',
  'factor_recovery_finished',
  'account_secured',
  'operator_action',
  'limit_hit',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Maximum length of `detail`. */
export const maxDetailLength = 100;

/** A security event. Never contains a password, token, code or full network address. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** The affected account; null if there is none. */
  userId: string | null;
  sessionId: string | null;
  /** Truncated, see coarseNetwork. */
  network: string | null;
  /** From deviceName: 'Safari on iPhone'. */
  device: string | null;
  /** A short detail: the method, the limit or the command. */
  detail: string | null;
  at: Date;
}

export interface RecordedSecurityEvent extends SecurityEvent {
  id: number;
  /** Number of occurrences, for kinds that are counted per minute. */
  times: number;
}

/** The origin of a request, as stored in the log. */
export function visitorFacts(visitor: {
  ip: string | null;
  userAgent: string | null;
}): Pick<SecurityEvent, 'network' | 'device'> {
  return {
    network: coarseNetwork(visitor.ip),
    device: visitor.userAgent === null ? null : deviceName(visitor.userAgent),
  };
}
