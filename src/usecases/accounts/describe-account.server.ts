import type { FormerAddress } from '~/db/accounts/former-address.repo.server';
import type { AuthSession } from '~/domain/auth/auth-session';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Passkey } from '~/domain/auth/passkey';

/** An account as its owner may see it, without credentials. */
export function describeAccount({ passwordHash, identities, factors, ...user }: AuthUser) {
  return {
    id: user.id,
    email: user.email,
    phone: user.phone,
    new_email: user.newEmail,
    has_password: passwordHash !== null,
    is_anonymous: user.isAnonymous,
    email_confirmed_at: user.emailConfirmedAt,
    phone_confirmed_at: user.phoneConfirmedAt,
    invited_at: user.invitedAt,
    confirmation_sent_at: user.confirmationSentAt,
    recovery_sent_at: user.recoverySentAt,
    reauthentication_sent_at: user.reauthenticationSentAt,
    email_change_sent_at: user.emailChangeSentAt,
    last_sign_in_at: user.lastSignInAt,
    banned_until: user.bannedUntil,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    role: user.role,
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map((identity) => ({
      id: identity.id,
      provider: identity.provider,
      provider_id: identity.providerId,
      identity_data: identity.identityData,
      last_sign_in_at: identity.lastSignInAt,
      created_at: identity.createdAt,
      updated_at: identity.updatedAt,
    })),
    factors: factors.map((factor) => ({
      id: factor.id,
      type: factor.factorType,
      name: factor.friendlyName,
      status: factor.status,
      created_at: factor.createdAt,
      updated_at: factor.updatedAt,
    })),
  };
}

/** An address before an email change. */
export function describeFormer({ email, usedUntil }: FormerAddress) {
  return { email, used_until: usedUntil };
}

/** A signed-in device, without the fields that tokens are derived from. */
export function describeSession(session: AuthSession) {
  return {
    id: session.id,
    aal: session.aal,
    amr: session.amr,
    user_agent: session.userAgent,
    ip: session.ip,
    created_at: session.createdAt,
    refreshed_at: session.refreshedAt,
  };
}

/** A passkey, without its public key, which is not personal data. */
export function describePasskey(passkey: Passkey) {
  return {
    id: passkey.id,
    name: passkey.friendlyName,
    factor_id: passkey.factorId,
    credential_id: passkey.credentialId,
    authenticator: passkey.aaguid,
    transports: passkey.transports,
    backed_up: passkey.backedUp,
    sign_count: passkey.signCount,
    created_at: passkey.createdAt,
    last_used_at: passkey.lastUsedAt,
  };
}
