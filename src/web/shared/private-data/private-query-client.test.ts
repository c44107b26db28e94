import { expect, test } from 'vitest';
import { setAccount, signedOutAccount } from '../auth/account-store';
import { privateQueryClient } from './private-query-client';

const anna = { id: 'a', email: 'anna@example.com', createdAt: '2026-01-01T00:00:00Z' };

test('what belongs to a person goes when they sign out or somebody else comes', () => {
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
