/** JSON that users may store in their metadata. */
export type Metadata = Record<string, unknown>;

/** How a user signs in: an email address, or an account at a provider. */
export interface AuthIdentity {
  id: string;
  userId: string;
  provider: string;
  providerId: string;
  identityData: Metadata;
  lastSignInAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** A second factor: an authenticator app, a passkey or recovery codes. */
export interface AuthFactor {
  id: string;
  userId: string;
  friendlyName: string;
  factorType: 'totp' | 'webauthn' | 'recovery_code';
  status: 'unverified' | 'verified';
  secret: string;
  lastUsedStep: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A registered user, or an anonymous session that may become one. */
export interface AuthUser {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  emailConfirmedAt: Date | null;
  phoneConfirmedAt: Date | null;
  invitedAt: Date | null;
  confirmationSentAt: Date | null;
  recoverySentAt: Date | null;
  reauthenticationSentAt: Date | null;
  newEmail: string | null;
  emailChangeSentAt: Date | null;
  lastSignInAt: Date | null;
  appMetadata: Metadata;
  userMetadata: Metadata;
  isAnonymous: boolean;
  bannedUntil: Date | null;
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  identities: AuthIdentity[];
  factors: AuthFactor[];
}

export function isBanned(user: Pick<AuthUser, 'bannedUntil'>, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}

export function hasVerifiedFactor(user: Pick<AuthUser, 'factors'>): boolean {
  return user.factors.some(({ status }) => status === 'verified');
}

/** Later values win, null removes a key, other keys stay. */
export function mergeMetadata(before: Metadata, changes: Metadata): Metadata {
  const merged = { ...before, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
