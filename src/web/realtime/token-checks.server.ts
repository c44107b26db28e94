import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Person, TokenVerifier } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import type { RealtimeBounds } from '~/domain/realtime/realtime-limits';

const maxCachedTokens = 5_000;

export type TokenChecks = ReturnType<typeof createTokenChecks>;

/**
 * Verifies tokens. A result is cached for a few seconds, and the number of concurrent checks is bounded.
 */
export function createTokenChecks(
  tokens: TokenVerifier,
  { maxTokenChecks, tokenCacheMs }: Pick<RealtimeBounds, 'maxTokenChecks' | 'tokenCacheMs'>,
) {
  const cachedChecks = new LRUCache<string, Promise<Person>>({
    max: maxCachedTokens,
    ttl: tokenCacheMs,
  });
  let pendingChecks = 0;

  async function check(token: string): Promise<Person> {
    pendingChecks += 1;
    try {
      return await tokens.verify(token);
    } finally {
      pendingChecks -= 1;
    }
  }

  return {
    async verify(token: string): Promise<Person> {
      const key = hash('sha256', token, 'base64');
      const known = cachedChecks.get(key);
      if (known) return known;
      if (pendingChecks >= maxTokenChecks) {
        throw new AppError('busy', { message: 'Too many tokens are being checked right now.' });
      }
      const checking = check(token);
      cachedChecks.set(key, checking);
      checking.catch((error: unknown) => {
        // Only a refusal is a result about the token itself.
        if (!isRefusal(error) && cachedChecks.peek(key) === checking) cachedChecks.delete(key);
      });
      return checking;
    },
  };
}

/** Whether a token was refused, as opposed to not checkable. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && ['invalid_jwt', 'insufficient_aal'].includes(error.code);
}
