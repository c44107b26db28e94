import type { AccountChange } from './account-change';

export const securityLinkPurposes = [
  'undo',
  'start_factor_recovery',
  'cancel_factor_recovery',
  'finish_factor_recovery',
] as const;

export type SecurityLinkPurpose = (typeof securityLinkPurposes)[number];

/** A link in a security email as stored, without its token. */
export interface SecurityLink {
  userId: string;
  purpose: SecurityLinkPurpose;
  change: AccountChange | null;
  factorId: string | null;
  previousEmail: string | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/**
 * The URL of a link. The token is in the fragment, which appears in neither server logs nor referrers.
 * Opening the page changes nothing.
 */
export function securityLinkAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/auth/secure#${token}`;
}
