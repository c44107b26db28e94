const kilobyte = 1_024;

/**
 * The longest body in bytes, by how an address below /auth/v1 begins; the first match counts. Longer
 * ones are answered with 413 and not parsed.
 */
export const authBodyLimits: readonly { path: string; maxBytes: number }[] = [
  // These carry up to 8 KB of user metadata.
  { path: '/signup', maxBytes: 16 * kilobyte },
  { path: '/otp', maxBytes: 16 * kilobyte },
  { path: '/magiclink', maxBytes: 16 * kilobyte },
  { path: '/user', maxBytes: 16 * kilobyte },
  { path: '/invite', maxBytes: 16 * kilobyte },
  { path: '/admin/', maxBytes: 32 * kilobyte },
  // ID tokens of other providers, and the attestations of passkeys.
  { path: '/token', maxBytes: 16 * kilobyte },
  { path: '/factors', maxBytes: 16 * kilobyte },
  { path: '/passkeys', maxBytes: 16 * kilobyte },
  { path: '/', maxBytes: 4 * kilobyte },
];

export function maxBodyBytes(path: string): number {
  return authBodyLimits.find((limit) => path.startsWith(limit.path))?.maxBytes ?? 0;
}
