import type { Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { accountOf } from './follow-session';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const factor = { id: 'f', created_at: '', updated_at: '', factor_type: 'totp' } as const;

function session(aal: string, status?: 'verified' | 'unverified'): Session {
  return {
    access_token: `${encoded({ alg: 'ES256' })}.${encoded({ aal, name: 'Zoë ÿ' })}.c2ln`,
    refresh_token: 'r',
    expires_in: 3600,
    token_type: 'bearer',
    user: {
      id: 'u',
      email: 'ada@example.com',
      created_at: '2026-01-01T00:00:00Z',
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
      ...(status && { factors: [{ ...factor, status }] }),
    },
  };
}

test('without a session, no one is signed in', () => {
  expect(accountOf(null)).toEqual({ user: null, loading: false, secondFactorDue: false });
});

test.each([
  ['aal1', undefined],
  ['aal1', 'unverified'],
  ['aal2', 'verified'],
] as const)('a session at %s with a factor of status %s is signed in', (aal, status) => {
  const { user, secondFactorDue } = accountOf(session(aal, status));
  expect(user).toEqual({ id: 'u', email: 'ada@example.com', createdAt: '2026-01-01T00:00:00Z' });
  expect(secondFactorDue).toBe(false);
});

test('a session with a pending second factor is not signed in', () => {
  expect(accountOf(session('aal1', 'verified'))).toEqual({
    user: null,
    loading: false,
    secondFactorDue: true,
  });
});

test('an unreadable token does not count as a second factor', () => {
  const broken = { ...session('aal2', 'verified'), access_token: 'a.%%%.c' };
  expect(accountOf(broken).secondFactorDue).toBe(true);
});

test('reports an account without a password', () => {
  const fresh = { ...session('aal1'), password_needed: true };
  expect(accountOf(fresh)).toMatchObject({ user: { id: 'u' }, passwordNeeded: true });
  expect(accountOf(session('aal1')).passwordNeeded).toBeUndefined();
});
