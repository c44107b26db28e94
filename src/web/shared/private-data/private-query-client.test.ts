import { expect, test } from 'vitest';
import { nobody, setAccount } from '../auth/account-store';
import { privateQueryClient } from './private-query-client';

const anna = { id: 'a', email: 'anna@example.com', createdAt: '2026-01-01T00:00:00Z' };

test('what belongs to a person goes when they sign out or somebody else comes', () => {
  const cache = privateQueryClient();
  expect(privateQueryClient()).toBe(cache);
  setAccount({ ...nobody, user: anna });
  cache.setQueryData(['favorites'], [1]);
  setAccount({ ...nobody, user: { ...anna, email: 'new@example.com' } });
  expect(cache.getQueryData(['favorites'])).toEqual([1]);
  setAccount(nobody);
  expect(cache.getQueryData(['favorites'])).toBeUndefined();
  setAccount({ ...nobody, user: anna });
  cache.setQueryData(['favorites'], [1]);
  setAccount({ ...nobody, user: { ...anna, id: 'b' } });
  expect(cache.getQueryData(['favorites'])).toBeUndefined();
});
