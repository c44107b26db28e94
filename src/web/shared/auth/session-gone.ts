export const signedOutElsewhere = 'You were signed out on another device';

const goneCodes = [
  'session_not_found',
  'session_expired',
  'user_not_found',
  'refresh_token_not_found',
  'refresh_token_already_used',
];

/** Whether the auth service says that the session or its account no longer exists. */
export const isSessionGone = (code: unknown): boolean => goneCodes.some((gone) => gone === code);

interface Stored {
  access_token?: unknown;
  refresh_token?: unknown;
}

/**
 * Whether a refusal concerns the currently stored session. A late response for a token that was
 * replaced or removed does not.
 */
export function isAboutStoredSession(
  stored: Stored | null,
  sent: { authorization: string | null; body: string },
): boolean {
  if (!stored) return false;
  const { access_token: access, refresh_token: refresh } = stored;
  if (sent.authorization === `Bearer ${access}`) return true;
  return typeof refresh === 'string' && sent.body.includes(JSON.stringify(refresh));
}
