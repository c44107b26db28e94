import type { Queryable } from '~/db/database.server';
import type { AuthMail } from '~/domain/auth/auth-mail';
import { renderAuthMail } from '~/emails/auth.email';
import type { Deps } from './deps';
import { queueMail } from './queue-mail.server';

/** Owes somebody a mail about their account, in the caller's transaction. */
export async function queueAuthMail(
  { site }: Pick<Deps, 'site'>,
  tx: Queryable,
  mail: AuthMail,
  now: Date,
): Promise<void> {
  await queueMail(tx, renderAuthMail(site, mail), { now });
}
