import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '~/db/engine/database.server';
import type { SecretCipher } from '~/domain/secrets/secret-cipher';
import { type Site, siteUrl } from '~/domain/site';
import { readLinkKey } from '~/usecases/operations/site-keys.server';

/** What a link in a mail may do without anybody signing in. */
export type LinkPurpose = 'stop-mails' | 'stop-alert' | 'stop-saved';

const purposes: Record<string, LinkPurpose> = {
  m: 'stop-mails',
  a: 'stop-alert',
  s: 'stop-saved',
};
const letterOf = { 'stop-mails': 'm', 'stop-alert': 'a', 'stop-saved': 's' } as const;

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** A token for an address: what it may do, for whom, and our signature. */
function newToken(key: string, purpose: LinkPurpose, id: string): string {
  const said = `${letterOf[purpose]}.${id}`;
  return `${said}.${sign(key, said)}`;
}

/** What a token that we signed says; null for any other. */
export function readToken(key: string, token: string): { purpose: LinkPurpose; id: string } | null {
  const [letter = '', id = '', signature = ''] = token.split('.');
  const purpose = purposes[letter];
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(key, `${letter}.${id}`));
  if (!purpose || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { purpose, id };
}

/** The addresses that a mail about alerts needs. */
export interface AlertLinks {
  alerts: string;
  changeAlert(id: string): string;
  stopAlert(id: string): string;
  /** Where to turn alerts for saved products on and off. */
  changeSaved: string;
  stopSaved(userId: string): string;
  stopMails(userId: string): string;
}

/** Makes addresses that act for whoever got the mail, and for nobody else. */
export async function alertLinks(
  db: Queryable,
  { site, secrets }: { site: Site; secrets: SecretCipher },
): Promise<AlertLinks> {
  const key = await readLinkKey(db, secrets);
  const stop = (purpose: LinkPurpose, id: string) =>
    siteUrl(site, `/alerts/unsubscribe?token=${newToken(key, purpose, id)}`);
  return {
    alerts: siteUrl(site, '/alerts'),
    changeAlert: (id) => siteUrl(site, `/alerts#${id}`),
    stopAlert: (id) => stop('stop-alert', id),
    changeSaved: siteUrl(site, '/alerts#saved-drops'),
    stopSaved: (userId) => stop('stop-saved', userId),
    stopMails: (userId) => stop('stop-mails', userId),
  };
}
