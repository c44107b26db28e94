import { afterEach, expect, test, vi } from 'vitest';
import { codeVerifiers } from './code-verifiers';

afterEach(() => vi.unstubAllGlobals());

test('finds what the client has stored, each once', () => {
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

test('has none where storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(codeVerifiers()).toEqual([]);
});
