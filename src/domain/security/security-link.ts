import type { AccountChange } from './account-change';

export const linkPurposes = [
  'undo',
  'start_factor_recovery',
  'cancel_factor_recovery',
  'finish_factor_recovery',
] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/** One link in a security email, as it is kept: without the token itself. */
export interface SecurityLink {
  userId: string;
  purpose: LinkPurpose;
  change: AccountChange | null;
  factorId: string | null;
  previousEmail: string | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/**
 * The address of a link. The token is behind the #, where neither server logs nor other sites see it, and
 * opening the page changes nothing.
 */
export function securityLinkAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/auth/secure#${token}`;
}
