import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What the database keeps of a secret that is too long to guess. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Something nobody can guess, fit for an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** As long as GoTrue's, and like them in hexadecimal, because links have shown it to people. */
export function newLinkToken(): string {
  return randomBytes(28).toString('hex');
}

/** Six digits to type. */
export function newCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/**
 * What is kept of a code. It is short: who reads the database could try them all, within the hour that
 * one lives. Bound to its link, so that no table of all hashes helps.
 */
export function hashCode(code: string, linkHash: string): string {
  return createHmac('sha256', linkHash).update(code).digest('hex');
}

/**
 * The refresh token that follows another. Derived, not random: asked twice, because the first answer
 * was lost, we can give the same one, though we only kept hashes. Neither the database alone nor an old
 * token alone tells it.
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

/** Whether the browser that ends a flow is the one that began it. */
export function provesChallenge(verifier: string, challenge: string, method: string): boolean {
  const computed =
    method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return sameText(computed, challenge);
}
