const kilobyte = 1_024;

/**
 * Maximum body size in bytes by path prefix below /auth/v1; the first match wins. Larger bodies get 413
 * and are not parsed.
 */
export const authBodyLimits: readonly { path: string; maxBytes: number }[] = [
  // Up to 8 KB of user metadata.
  { path: '/signup', maxBytes: 16 * kilobyte },
  { path: '/otp', maxBytes: 16 * kilobyte },
  { path: '/magiclink', maxBytes: 16 * kilobyte },
  { path: '/user', maxBytes: 16 * kilobyte },
  { path: '/invite', maxBytes: 16 * kilobyte },
  { path: '/admin/', maxBytes: 32 * kilobyte },
  // ID tokens of providers, and passkey attestations.
  { path: '/token', maxBytes: 16 * kilobyte },
  { path: '/factors', maxBytes: 16 * kilobyte },
  { path: '/passkeys', maxBytes: 16 * kilobyte },
  { path: '/', maxBytes: 4 * kilobyte },
];

export function maxBodyBytes(path: string): number {
  return authBodyLimits.find((limit) => path.startsWith(limit.path))?.maxBytes ?? 0;
}
