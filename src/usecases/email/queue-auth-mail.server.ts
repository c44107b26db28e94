import type { Queryable } from '~/db/engine/database.server';
import type { AuthMail } from '~/domain/auth/auth-mail';
import type { SecurityMail } from '~/domain/security/security-mail';
import { renderAuthMail } from '~/emails/auth/auth.email';
import { renderSecurityMail } from '~/emails/security/security.email';
import type { Deps } from '../deps';
import { queueMail } from './queue-mail.server';

/** Queues an account email in the caller's transaction. */
export async function queueAuthMail(
  { site }: Pick<Deps, 'site'>,
  tx: Queryable,
  mail: AuthMail | SecurityMail,
  now: Date,
): Promise<void> {
  const message = isSecurityMail(mail)
    ? renderSecurityMail(site, mail)
    : renderAuthMail(site, mail);
  await queueMail(tx, message, { now });
}

function isSecurityMail(mail: AuthMail | SecurityMail): mail is SecurityMail {
  return mail.kind === 'account-change' || mail.kind.startsWith('factor-recovery-');
}
