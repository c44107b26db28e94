import type { Database, Queryable } from '~/db/engine/database.server';
import type { AuthMail } from '~/domain/auth/auth-mail';
import type { AuthRateLimits } from '~/domain/auth/rate-limit';
import type { SecretCipher } from '~/domain/secrets/secret-cipher';
import type { SecurityEvent } from '~/domain/security/security-event';
import type { SecurityMail } from '~/domain/security/security-mail';
import type { PasswordHasher } from './password/password-hasher.server';
import type { KeyRing } from './sessions/key-ring.server';

/** Somebody else who vouches for people: an OpenID Connect provider. */
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
  /** Where the service itself is reached, which is also what tokens name as their issuer. */
  issuer: string;
  /** Where links may lead besides the site itself. */
  redirectUrls: readonly string[];
  signUps: boolean;
  autoconfirm: boolean;
  anonymous: boolean;
  /** Accounts by phone number; there is no provider for text messages, so they are not confirmed. */
  phone: boolean;
  minPasswordLength: number;
  tokenSeconds: number;
  /** How long a used refresh token still gives its successor. */
  refreshReuseSeconds: number;
  /** How long after a mail the next one may be asked for. */
  mailIntervalSeconds: number;
  /** The waiting period of second-factor recovery. */
  factorRecoveryHours: number;
  /** null: nothing is limited. */
  limits: AuthRateLimits | null;
  /** Answers that must not tell whether somebody has an account take a multiple of this. */
  equalTimeMs: number;
  /** Signs service tokens with HS256, as Supabase's do. */
  jwtSecret: string | undefined;
  serviceKey: string | undefined;
  providers: readonly OidcProvider[];
}

/** Queues a mail in the caller's transaction. */
type QueueAuthMail = (tx: Queryable, mail: AuthMail | SecurityMail, now: Date) => Promise<void>;

/** Everything the endpoints stand on. */
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

/** One request, as the endpoints see it. */
export interface Call {
  auth: Auth;
  request: Request;
  query: URLSearchParams;
  /** Parts of the path: factor, user. */
  param(name: string): string;
  ip: string;
  userAgent: string | null;
}
