import { createLocalJWKSet, errors, type JSONWebKeySet } from 'jose';
import { AppError } from '~/domain/app-error';
import { provenAt } from '~/domain/auth/recent-proof';
import { ClaimProblem, isUnknownKey, verifyClaims } from './verify-claims.server';

/** Who a token says its bearer is. */
export interface Person {
  id: string;
  email: string | null;
  sessionId: string;
  aal: 'aal1' | 'aal2';
  isAnonymous: boolean;
  /** When they last proved who they are, by a password, a code, …; null when the token does not tell. */
  provenAt: Date | null;
}

export interface TokenVerifier {
  /** The person, or an error that says why the token is no good. */
  verify(token: string): Promise<Person>;
}

interface VerifierOptions {
  issuer: string;
  /** Where the public keys come from: our own table, or a project of Supabase's. */
  readKeys(): Promise<JSONWebKeySet>;
  clock: { now(): Date };
  /** Checks that session and account are still active; omitted where sessions are stored elsewhere. */
  isOpen?(session: { id: string; userId: string }): Promise<boolean>;
}

const keepMs = 10 * 60_000;
/** Tokens with invented key ids must not make us ask for the keys all the time. */
const restMs = 10_000;

/** Checks tokens by the keys that are published for that. */
export function createTokenVerifier(options: VerifierOptions): TokenVerifier {
  let kept: { find: ReturnType<typeof createLocalJWKSet>; at: number } | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const find = createLocalJWKSet(await options.readKeys());
    kept = { find, at: options.clock.now().getTime() };
  }
  /** Once for all who wait. */
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const age = () => options.clock.now().getTime() - (kept?.at ?? Number.NEGATIVE_INFINITY);

  async function check(token: string) {
    if (!kept || age() > keepMs) await readOnce();
    const verify = () =>
      verifyClaims(token, {
        issuer: options.issuer,
        now: options.clock.now(),
        findKey: (header, input) => kept?.find(header, input) ?? Promise.reject(noKeys()),
      });
    try {
      return await verify();
    } catch (error) {
      if (!isUnknownKey(error) || age() < restMs) throw error;
      await readOnce();
      return verify();
    }
  }

  return {
    async verify(token) {
      try {
        const said = await check(token);
        const session = { id: said.session_id, userId: said.sub };
        // A token lives for an hour, and somebody who was signed out or is gone should not.
        if (options.isOpen && !(await options.isOpen(session))) throw sessionGone();
        if (said.second_factor_due) throw halfSignedIn();
        return {
          id: said.sub,
          email: said.email || null,
          sessionId: said.session_id,
          aal: said.aal,
          isAnonymous: said.is_anonymous,
          provenAt: provenAt(said.amr),
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

/** The password alone opens nothing where there is a second factor. */
const halfSignedIn = () =>
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
    message: 'We cannot check who you are right now. Please try again in a moment.',
    detail: error instanceof Error ? error.message : String(error),
    cause: error,
  });
}
