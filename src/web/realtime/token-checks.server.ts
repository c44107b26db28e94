import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Person, TokenVerifier } from '~/auth/client/token-verifier.server';
import { AppError } from '~/domain/app-error';
import type { RealtimeBounds } from '~/domain/realtime-limits';

const maxKept = 5_000;

export type TokenChecks = ReturnType<typeof createTokenChecks>;

/**
 * Says who holds a token. The same token is checked once in a few seconds, however often it is sent, and
 * only a bounded number of checks is under way at a time.
 */
export function createTokenChecks(
  tokens: TokenVerifier,
  { maxTokenChecks, tokenCacheMs }: Pick<RealtimeBounds, 'maxTokenChecks' | 'tokenCacheMs'>,
) {
  const kept = new LRUCache<string, Promise<Person>>({ max: maxKept, ttl: tokenCacheMs });
  let underWay = 0;

  async function check(token: string): Promise<Person> {
    underWay += 1;
    try {
      return await tokens.verify(token);
    } finally {
      underWay -= 1;
    }
  }

  return {
    async verify(token: string): Promise<Person> {
      const key = hash('sha256', token, 'base64');
      const known = kept.get(key);
      if (known) return known;
      if (underWay >= maxTokenChecks) {
        throw new AppError('busy', { message: 'Too many tokens are being checked right now.' });
      }
      const checking = check(token);
      kept.set(key, checking);
      checking.catch((error: unknown) => {
        // Only a refusal says something about the token.
        if (!isRefusal(error) && kept.peek(key) === checking) kept.delete(key);
      });
      return checking;
    },
  };
}

/** Whether a token is no good, in contrast to one that could not be checked. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && ['invalid_jwt', 'insufficient_aal'].includes(error.code);
}
