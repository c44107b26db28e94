import type { Database, Queryable } from '~/db/engine/database.server';
import type { AuthRateLimits } from '~/domain/auth/auth-limits';
import type { AuthMail } from '~/domain/auth/auth-mail';
import type { SecretCipher } from '~/domain/secrets/secret-cipher';
import type { SecurityEvent } from '~/domain/security/security-event';
import type { SecurityMail } from '~/domain/security/security-mail';
import type { PasswordHasher } from './password/password-hasher.server';
import type { KeyRing } from './sessions/key-ring.server';

export interface OidcProvider {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
}

export interface AuthSettings {
  brandName: string;
  siteUrl: string;
  /** The URL of the service, and the issuer of its tokens. */
  issuer: string;
  /** Allowed redirect targets besides the site itself. */
  redirectUrls: readonly string[];
  signUps: boolean;
  autoconfirm: boolean;
  anonymous: boolean;
  /** Accounts by phone number. There is no SMS provider, so they are not confirmed. */
  phone: boolean;
  minPasswordLength: number;
  tokenSeconds: number;
  /** How long a used refresh token still returns its successor. */
  refreshReuseSeconds: number;
  /** Minimum interval between emails to one address. */
  mailIntervalSeconds: number;
  /** The waiting period of second-factor recovery. */
  factorRecoveryHours: number;
  /** null: no limits. */
  limits: AuthRateLimits | null;
  /** Responses that must not reveal whether an account exists take a multiple of this. */
  equalTimeMs: number;
  /** Signs service tokens with HS256, as Supabase does. */
  jwtSecret: string | undefined;
  serviceKey: string | undefined;
  providers: readonly OidcProvider[];
}

/** Queues an email in the caller's transaction. */
type QueueAuthMail = (tx: Queryable, mail: AuthMail | SecurityMail, now: Date) => Promise<void>;

export interface Auth {
  db: Database;
  clock: { now(): Date };
  log: {
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  settings: AuthSettings;
  /** Encrypts the secrets of second factors. */
  secrets: SecretCipher;
  keys: KeyRing;
  passwords: PasswordHasher;
  queueMail: QueueAuthMail;
  /** Aggregates events that a flood could cause. */
  securityTally: { count(event: SecurityEvent): void };
}

/** A request as the endpoints see it. */
export interface Call {
  auth: Auth;
  request: Request;
  query: URLSearchParams;
  /** Path parameters: factor, user. */
  param(name: string): string;
  ip: string;
  userAgent: string | null;
}
