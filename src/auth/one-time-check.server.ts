import {
  deleteOneTimeToken,
  findOneTimeTokenByLink,
  listOneTimeTokensFor,
  type OneTimeKind,
  type OneTimeToken,
  updateOneTimeTokenWrong,
} from '~/db/auth-one-time-token.repo.server';
import { findAuthUserForUpdate } from '~/db/auth-user.repo.server';
import type { Queryable } from '~/db/database.server';
import { type AuthUser, isBanned } from '~/domain/auth/auth-user';
import type { Auth } from './auth';
import { type AuthError, forbidden } from './auth-error';
import { mostWrongCodes, oneTimeSeconds } from './one-time-mail.server';
import { hashCode, hashSecret, sameText } from './secrets.server';

/** Which tokens a type of verification, as clients name it, can mean. */
export const kindsOfType: ReadonlyMap<string, readonly OneTimeKind[]> = new Map([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
]);

/** A token that was just used up, and whose it was. */
export interface UsedToken {
  token: OneTimeToken;
  user: AuthUser;
}

const deadLink = () => forbidden('otp_expired', 'Email link is invalid or has expired');
const deadCode = () => forbidden('otp_expired', 'Token has expired or is invalid');

const isFresh = (auth: Auth, { createdAt }: OneTimeToken) =>
  auth.clock.now().getTime() - createdAt.getTime() <= oneTimeSeconds * 1_000;

/** Uses up the token of a link. */
export async function takeLink(
  tx: Queryable,
  auth: Auth,
  given: { linkToken: string; kinds: readonly OneTimeKind[] },
): Promise<UsedToken> {
  const token = await findOneTimeTokenByLink(tx, hashSecret(given.linkToken));
  if (!token || !given.kinds.includes(token.kind) || !isFresh(auth, token)) throw deadLink();
  return consume(tx, auth, token, deadLink);
}

/** Uses up the token of a code, or counts a wrong guess; that count is to be committed. */
export async function takeCode(
  tx: Queryable,
  auth: Auth,
  given: { email: string; code: string; kinds: readonly OneTimeKind[] },
): Promise<UsedToken | AuthError> {
  const tokens = await listOneTimeTokensFor(tx, given);
  const guessable = tokens.filter(
    (token) => isFresh(auth, token) && token.wrongCodes < mostWrongCodes,
  );
  const token = guessable.find(({ codeHash, linkHash }) =>
    sameText(hashCode(given.code, linkHash), codeHash),
  );
  if (token) return consume(tx, auth, token, deadCode);
  for (const missed of guessable) await updateOneTimeTokenWrong(tx, missed);
  return deadCode();
}

async function consume(
  tx: Queryable,
  auth: Auth,
  token: OneTimeToken,
  dead: () => AuthError,
): Promise<UsedToken> {
  // First the user, then what belongs to them, as everywhere: nobody waits for somebody who waits.
  const user = await findAuthUserForUpdate(tx, token.userId);
  if (!user || !(await deleteOneTimeToken(tx, token))) throw dead();
  if (isBanned(user, auth.clock.now())) throw forbidden('user_banned', 'User is banned');
  return { token, user };
}
