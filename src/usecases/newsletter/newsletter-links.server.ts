import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Site, siteUrl } from '~/domain/site';

/** A token for an email, and the hash that is stored. */
export function newConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function sign(key: string, id: string): string {
  return createHmac('sha256', key).update(`leave.${id}`).digest('base64url');
}

/** The unsubscribe URL of one subscriber. It is signed rather than stored, because it is in every issue. */
export function unsubscribeLink(site: Site, key: string, subscriberId: string): string {
  return siteUrl(site, `/newsletter/unsubscribe?token=${subscriberId}.${sign(key, subscriberId)}`);
}

/** The subscriber of a token that we signed, or null. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const actual = Buffer.from(signature);
  const expected = Buffer.from(sign(key, id));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return id;
}
