import type { RateLimit } from '../limits/token-bucket.ts';

/** Limits of the auth service, per visitor's address unless noted. */
export const authLimits = {
  signIn: { burst: 30, seconds: 300 },
  /** Wrong passwords for one account from unknown networks. */
  wrongPassword: { burst: 10, seconds: 600 },
  signUp: { burst: 30, seconds: 300 },
  anonymous: { burst: 30, seconds: 3_600 },
  refresh: { burst: 600, seconds: 300 },
  verify: { burst: 30, seconds: 300 },
  mailRequest: { burst: 30, seconds: 300 },
  /** Emails that one visitor may cause. */
  mail: { burst: 30, seconds: 3_600 },
  /** Emails to one address, regardless of the requester. */
  mailTo: { burst: 10, seconds: 3_600 },
  userUpdate: { burst: 60, seconds: 300 },
  factor: { burst: 30, seconds: 60 },
  /** Starting a passkey sign-in, which the sign-in page does by itself, and managing passkeys. */
  passkey: { burst: 60, seconds: 300 },
  /** Wrong codes for one second factor. */
  wrongFactorCode: { burst: 10, seconds: 900 },
  authorize: { burst: 60, seconds: 300 },
} as const satisfies Record<string, RateLimit>;

export type AuthLimitName = keyof typeof authLimits;
export type AuthRateLimits = Readonly<Record<AuthLimitName, RateLimit>>;
