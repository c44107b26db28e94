import { type AuthSession, isSecondFactorDue } from '~/domain/auth/auth-session';
import type { AuthFactor, AuthIdentity, AuthUser } from '~/domain/auth/auth-user';

const time = (date: Date | null) => date?.toISOString();

/**
 * PostgreSQL reorders the keys of JSON. Sorting them keeps a decoy user (shown for a taken address)
 * indistinguishable from a stored one.
 */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, sortKeys(field)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A user in GoTrue's format, without empty and secret fields. */
export function userJson(user: AuthUser) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: time(user.emailConfirmedAt),
    invited_at: time(user.invitedAt),
    phone: user.phone ?? '',
    phone_confirmed_at: time(user.phoneConfirmedAt),
    confirmation_sent_at: time(user.confirmationSentAt),
    confirmed_at: time(user.emailConfirmedAt ?? user.phoneConfirmedAt),
    recovery_sent_at: time(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: time(user.emailChangeSentAt),
    reauthentication_sent_at: time(user.reauthenticationSentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: sortKeys(user.appMetadata),
    user_metadata: sortKeys(user.userMetadata),
    factors: user.factors.length > 0 ? user.factors.map(factorJson) : undefined,
    identities: user.identities.map(identityJson),
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    banned_until: time(user.bannedUntil),
    deleted_at: time(user.deletedAt),
    is_anonymous: user.isAnonymous,
  };
}

/** A user for their own session; before the second factor, only what that step needs. */
export function ownUserJson(user: AuthUser, session: AuthSession) {
  if (!isSecondFactorDue(user, session)) return userJson(user);
  return userJson({ ...user, phone: null, newEmail: null, userMetadata: {}, identities: [] });
}

export function factorJson(factor: AuthFactor) {
  return {
    id: factor.id,
    created_at: time(factor.createdAt),
    updated_at: time(factor.updatedAt),
    status: factor.status,
    friendly_name: factor.friendlyName === '' ? undefined : factor.friendlyName,
    factor_type: factor.factorType,
  };
}

function identityJson(identity: AuthIdentity) {
  const { email } = identity.identityData;
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: sortKeys(identity.identityData),
    provider: identity.provider,
    last_sign_in_at: time(identity.lastSignInAt),
    created_at: time(identity.createdAt),
    updated_at: time(identity.updatedAt),
    email: typeof email === 'string' ? email : undefined,
  };
}
