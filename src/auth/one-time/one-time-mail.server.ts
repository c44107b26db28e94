import { insertOneTimeToken, type OneTimeKind } from '~/db/auth/auth-one-time-token.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import type { Auth } from '../auth';
import { hashCode, hashSecret, newCode, newLinkToken } from '../secrets.server';

export const pkcePrefix = 'pkce_';

interface Purpose {
  userId: string;
  kind: OneTimeKind;
  email: string;
  /** The link's type: signup, recovery, … */
  type: string;
  redirectTo: string;
  flowStateId: string | null;
}

interface OneTime {
  link: string;
  code: string;
  /** The parameters of the link. */
  linkToken: string;
}

/** Creates a link and a code and stores their hashes. The plain values are only in the email. */
export async function newOneTime(tx: Queryable, auth: Auth, purpose: Purpose): Promise<OneTime> {
  const linkToken = `${purpose.flowStateId ? pkcePrefix : ''}${newLinkToken()}`;
  const code = newCode();
  const linkHash = hashSecret(linkToken);
  await insertOneTimeToken(
    tx,
    {
      userId: purpose.userId,
      kind: purpose.kind,
      email: purpose.email,
      linkHash,
      codeHash: hashCode(code, linkHash),
      wrongCodes: 0,
      flowStateId: purpose.flowStateId,
      createdAt: auth.clock.now(),
    },
    oneTimeLimits.maxOpenEmails,
  );
  const target = encodeTarget(purpose.redirectTo);
  const link = `${auth.settings.issuer}/verify?token=${linkToken}&type=${purpose.type}&redirect_to=${target}`;
  return { link, code, linkToken };
}

/** Escapes only what is ambiguous, because people read these URLs. */
function encodeTarget(url: string): string {
  return /[&=#?%+]/.test(url) ? encodeURIComponent(url) : url;
}
