import { createLocalJWKSet, errors, type JSONWebKeySet } from 'jose';
import { AppError } from '~/domain/app-error';
import { provenAt } from '~/domain/auth/recent-proof';
import { minuteMs } from '~/domain/durations';
import { ClaimProblem, isUnknownKey, verifyClaims } from './verify-claims.server';

export interface Person {
  id: string;
  email: string | null;
  sessionId: string;
  aal: 'aal1' | 'aal2';
  isAnonymous: boolean;
  /** When the user last authenticated (password, code, …); null if the token does not say. */
  provenAt: Date | null;
}

export interface TokenVerifier {
  /** Returns the user, or throws an error that says why the token is invalid. */
  verify(token: string): Promise<Person>;
}

interface VerifierOptions {
  issuer: string;
  /** Source of the public keys: our own table or a Supabase project. */
  readKeys(): Promise<JSONWebKeySet>;
  clock: { now(): Date };
  /** Checks that session and account are still active; omitted where sessions are stored elsewhere. */
  isOpen?(session: { id: string; userId: string }): Promise<boolean>;
}

const keyCacheMs = 10 * minuteMs;
/** Limits refetching, so that tokens with made-up key ids cannot trigger a fetch each. */
const minRefetchIntervalMs = 10_000;

export function createTokenVerifier(options: VerifierOptions): TokenVerifier {
  let cached: { find: ReturnType<typeof createLocalJWKSet>; at: number } | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const find = createLocalJWKSet(await options.readKeys());
    cached = { find, at: options.clock.now().getTime() };
  }
  /** Concurrent callers share one fetch. */
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const age = () => options.clock.now().getTime() - (cached?.at ?? Number.NEGATIVE_INFINITY);

  async function check(token: string) {
    if (!cached || age() > keyCacheMs) await readOnce();
    const verify = () =>
      verifyClaims(token, {
        issuer: options.issuer,
        now: options.clock.now(),
        findKey: (header, input) => cached?.find(header, input) ?? Promise.reject(noKeys()),
      });
    try {
      return await verify();
    } catch (error) {
      if (!isUnknownKey(error) || age() < minRefetchIntervalMs) throw error;
      await readOnce();
      return verify();
    }
  }

  return {
    async verify(token) {
      try {
        const claims = await check(token);
        const session = { id: claims.session_id, userId: claims.sub };
        // A token is valid for an hour, but a signed-out or deleted user must lose access immediately.
        if (options.isOpen && !(await options.isOpen(session))) throw sessionGone();
        if (claims.second_factor_due) throw secondFactorMissing();
        return {
          id: claims.sub,
          email: claims.email || null,
          sessionId: claims.session_id,
          aal: claims.aal,
          isAnonymous: claims.is_anonymous,
          provenAt: provenAt(claims.amr),
        };
      } catch (error) {
        throw asAppError(error);
      }
    },
  };
}

const sessionGone = () =>
  new AppError('invalid_jwt', {
    message: 'Session from session_id claim in JWT does not exist',
  });

/** A session that still needs its second factor has no access. */
const secondFactorMissing = () =>
  new AppError('insufficient_aal', {
    message: 'Please finish signing in with your second factor first.',
  });

const noKeys = () => new errors.JWKSNoMatchingKey();

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof errors.JOSEError || error instanceof ClaimProblem) {
    const expired = error instanceof errors.JWTExpired;
    return new AppError('invalid_jwt', {
      message: expired ? 'JWT has expired' : 'invalid JWT',
      detail: error.message,
    });
  }
  return new AppError('auth_unavailable', {
    message: 'We cannot verify your sign-in right now. Please try again in a moment.',
    detail: error instanceof Error ? error.message : String(error),
    cause: error,
  });
}
