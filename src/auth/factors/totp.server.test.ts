import { expect, test } from 'vitest';
import { matchingStep, newTotpSecret, totpCode, totpUri } from './totp.server';

// RFC 6238, appendix B, in six digits: the secret is the ASCII text 12345678901234567890.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(totpCode(secret, new Date(seconds * 1_000))).toBe(code);
});

test('tolerates a clock that is off by up to 30 seconds', () => {
  const now = new Date(1_234_567_890_000);
  const at = (seconds: number) => totpCode(secret, new Date(now.getTime() + seconds * 1_000));
  expect(matchingStep(secret, at(-30), now)).toBe(41_152_262);
  expect(matchingStep(secret, at(30), now)).toBe(41_152_264);
  expect(matchingStep(secret, at(-90), now)).toBeUndefined();
  expect(matchingStep(secret, at(90), now)).toBeUndefined();
});

test('secrets are unique and in base32', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const text of secrets) expect(text).toMatch(/^[A-Z2-7]{32}$/);
});

test('the URI escapes its parts', () => {
  const uri = new URL(totpUri(secret, { issuer: 'Glow & Co', account: 'a+b@c.example' }));
  expect(uri.pathname).toBe('/Glow%20%26%20Co:a%2Bb%40c.example');
  expect(uri.searchParams.get('issuer')).toBe('Glow & Co');
  expect(uri.search).not.toContain('+');
});
