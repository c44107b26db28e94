import {
  deleteOneTimeToken,
  findOneTimeTokenByLink,
  type OneTimeKind,
  type OneTimeToken,
  updateOneTimeTokensGuessed,
} from '~/db/auth/auth-one-time-token.repo.server';
import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { type AuthUser, isBanned } from '~/domain/auth/auth-user';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import { minuteMs } from '~/domain/durations';
import type { Auth } from '../auth';
import { type AuthError, forbidden, invalid } from '../auth-error';
import { hashCode, hashSecret, sameText } from '../secrets.server';

/** The token types that a client's verification type can mean. */
const kindsOfType: ReadonlyMap<string, readonly OneTimeKind[]> = new Map([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email', ['confirmation', 'recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
]);

export function oneTimeKindsOf(type: string): readonly OneTimeKind[] {
  const kinds = kindsOfType.get(type);
  if (!kinds) throw invalid('Unsupported verification type');
  return kinds;
}

/** The response after one of the two addresses of an email change has confirmed. */
export const halfConfirmedMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

export interface UsedToken {
  token: OneTimeToken;
  user: AuthUser;
}

const deadLink = () => forbidden('otp_expired', 'Email link is invalid or has expired');
const deadCode = () => forbidden('otp_expired', 'Token has expired or is invalid');

const minutesAgo = (auth: Auth, minutes: number) =>
  new Date(auth.clock.now().getTime() - minutes * minuteMs);

interface GivenLink {
  linkToken: string;
  kinds: readonly OneTimeKind[];
}

/** Finds a link's token without using it. */
export async function findLink(
  tx: Queryable,
  auth: Auth,
  { linkToken, kinds }: GivenLink,
): Promise<OneTimeToken> {
  const token = await findOneTimeTokenByLink(tx, hashSecret(linkToken));
  if (!token || !kinds.includes(token.kind)) throw deadLink();
  if (token.createdAt < minutesAgo(auth, oneTimeLimits.linkMinutes)) throw deadLink();
  return token;
}

export async function consumeLink(tx: Queryable, auth: Auth, given: GivenLink): Promise<UsedToken> {
  return consumeOneTimeToken(tx, auth, await findLink(tx, auth, given));
}

/** Uses the token of a code, or counts a wrong guess. The count must be committed. */
export async function consumeCode(
  tx: Queryable,
  auth: Auth,
  given: { email: string; code: string; kinds: readonly OneTimeKind[] },
): Promise<UsedToken | AuthError> {
  const { maxCodeGuesses: maxGuesses, codeMinutes } = oneTimeLimits;
  const since = minutesAgo(auth, codeMinutes);
  // Counted before comparing, so that parallel guesses cannot exceed the limit.
  const guessed = await updateOneTimeTokensGuessed(tx, { ...given, since, maxGuesses });
  const token = guessed.find(({ codeHash, linkHash }) =>
    sameText(hashCode(given.code, linkHash), codeHash),
  );
  return token ? consumeOneTimeToken(tx, auth, token, deadCode) : deadCode();
}

/** Uses a token found before. */
export async function consumeOneTimeToken(
  tx: Queryable,
  auth: Auth,
  token: OneTimeToken,
  createError = deadLink,
): Promise<UsedToken> {
  // Locks the user first, then dependent rows, as everywhere: no deadlock.
  const user = await findAuthUserForUpdate(tx, token.userId);
  if (!user || !(await deleteOneTimeToken(tx, token))) throw createError();
  if (isBanned(user, auth.clock.now())) throw forbidden('user_banned', 'User is banned');
  return { token, user };
}
