import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** The stored hash of a secret that is too long to guess. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A random, URL-safe secret. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** As long as GoTrue's and hexadecimal, because people see it in links. */
export function newLinkToken(): string {
  return randomBytes(28).toString('hex');
}

export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/**
 * The stored hash of a code. Codes are short, so the hash includes the link: precomputed tables do not
 * help someone who reads the database.
 */
export function hashCode(code: string, linkHash: string): string {
  return createHmac('sha256', linkHash).update(code).digest('hex');
}

/**
 * The refresh token after another one. It is derived, so that a retry after a lost response gets the same
 * token although only hashes are stored. It cannot be computed from the database or from an old token
 * alone.
 */
export function successorOf(token: string, sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update(token).digest('base64url');
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest(),
  );
}

/** Whether the browser that ends a flow also started it. */
export function provesChallenge(verifier: string, challenge: string, method: string): boolean {
  const computed =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return sameText(computed, challenge);
}
