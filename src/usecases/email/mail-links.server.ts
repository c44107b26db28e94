import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '~/db/engine/database.server';
import type { SecretCipher } from '~/domain/secrets/secret-cipher';
import { type Site, siteUrl } from '~/domain/site';
import { readLinkKey } from '~/usecases/operations/site-keys.server';

/** What a link in an email may do without signing in. */
export type MailLinkPurpose =
  | 'stop-mails'
  | 'stop-alert'
  | 'stop-saved'
  | 'stop-helpful'
  | 'stop-requests';

const letterByPurpose = {
  'stop-mails': 'm',
  'stop-alert': 'a',
  'stop-saved': 's',
  'stop-helpful': 'h',
  'stop-requests': 'r',
} as const satisfies Record<MailLinkPurpose, string>;
const purposeByLetter = new Map<string, MailLinkPurpose>([
  ['m', 'stop-mails'],
  ['a', 'stop-alert'],
  ['s', 'stop-saved'],
  ['h', 'stop-helpful'],
  ['r', 'stop-requests'],
]);

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** A URL token: the purpose, the id and our signature. */
function createToken(key: string, purpose: MailLinkPurpose, id: string): string {
  const signedPart = `${letterByPurpose[purpose]}.${id}`;
  return `${signedPart}.${sign(key, signedPart)}`;
}

/** Reads a token; null if we did not sign it. */
export function readMailLinkToken(
  key: string,
  token: string,
): { purpose: MailLinkPurpose; id: string } | null {
  const [letter = '', id = '', signature = ''] = token.split('.');
  const purpose = purposeByLetter.get(letter);
  const actual = Buffer.from(signature);
  const expected = Buffer.from(sign(key, `${letter}.${id}`));
  if (!purpose || actual.length !== expected.length || !timingSafeEqual(actual, expected))
    return null;
  return { purpose, id };
}

export interface MailLinks {
  alerts: string;
  changeAlert(id: string): string;
  stopAlert(id: string): string;
  /** The page for turning alerts on saved products on and off. */
  changeSaved: string;
  stopSaved(userId: string): string;
  stopMails(userId: string): string;
  stopHelpfulMails(userId: string): string;
  stopReviewRequests(userId: string): string;
}

/** Creates links that act for the recipient of the email only. */
export async function mailLinks(
  db: Queryable,
  { site, secrets }: { site: Site; secrets: SecretCipher },
): Promise<MailLinks> {
  const key = await readLinkKey(db, secrets);
  const stop = (purpose: MailLinkPurpose, id: string) =>
    siteUrl(site, `/alerts/unsubscribe?token=${createToken(key, purpose, id)}`);
  return {
    alerts: siteUrl(site, '/alerts'),
    changeAlert: (id) => siteUrl(site, `/alerts#${id}`),
    stopAlert: (id) => stop('stop-alert', id),
    changeSaved: siteUrl(site, '/alerts#saved-drops'),
    stopSaved: (userId) => stop('stop-saved', userId),
    stopMails: (userId) => stop('stop-mails', userId),
    stopHelpfulMails: (userId) => stop('stop-helpful', userId),
    stopReviewRequests: (userId) => stop('stop-requests', userId),
  };
}
