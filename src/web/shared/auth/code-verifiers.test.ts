import { afterEach, expect, test, vi } from 'vitest';
import { codeVerifiers } from './code-verifiers';

afterEach(() => vi.unstubAllGlobals());

test('returns the stored verifiers without duplicates', () => {
  vi.stubGlobal('localStorage', {
    'sb-glow-auth-token': '{"access_token":"a"}',
    'sb-glow-auth-token-flow-0123456789ab-code-verifier': '"first"',
    'sb-glow-auth-token-flow-ba9876543210-code-verifier': '"second/recovery"',
    'sb-glow-auth-token-flows-code-verifier': '["0123456789ab","ba9876543210"]',
    'sb-glow-auth-token-code-verifier': '"second/recovery"',
    theme: 'dark',
  });
  expect(codeVerifiers()).toEqual(['first', 'second']);
});

test('returns none if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(codeVerifiers()).toEqual([]);
});
