import { expect, test } from 'vitest';
import { setAccount, signedOutAccount } from '../auth/account-store';
import { privateQueryClient } from './private-query-client';

const anna = { id: 'a', email: 'anna@example.com', createdAt: '2026-01-01T00:00:00Z' };

test('clears personal data when the person signs out or another person signs in', () => {
  const cache = privateQueryClient();
  expect(privateQueryClient()).toBe(cache);
  setAccount({ ...signedOutAccount, user: anna });
  cache.setQueryData(['favorites'], [1]);
  setAccount({ ...signedOutAccount, user: { ...anna, email: 'new@example.com' } });
  expect(cache.getQueryData(['favorites'])).toEqual([1]);
  setAccount(signedOutAccount);
  expect(cache.getQueryData(['favorites'])).toBeUndefined();
  setAccount({ ...signedOutAccount, user: anna });
  cache.setQueryData(['favorites'], [1]);
  setAccount({ ...signedOutAccount, user: { ...anna, id: 'b' } });
  expect(cache.getQueryData(['favorites'])).toBeUndefined();
});
