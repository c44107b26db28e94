import { AuthApiError, type AuthError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '~/web/ui/overlays/toast-store';
import { attempt } from './attempt';

vi.mock('./auth-client', () => ({ authClient: async () => ({}) }));

beforeEach(() => {
  for (const { id } of toastStore.current()) toastStore.dismiss(id);
});

const failing = (error: AuthError | null) => attempt(async () => ({ error }));
const toasts = () => toastStore.current().map(({ id: _, ...toast }) => toast);
const unexpected = {
  title: 'An error occurred',
  description: 'Please try again later.',
  variant: 'destructive',
};

test('what works says nothing', async () => {
  expect(await failing(null)).toBeNull();
  expect(toasts()).toEqual([]);
});

test('what works takes the error of the attempt before off the screen', async () => {
  await failing(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'));
  await failing(null);
  expect(toasts()).toEqual([]);
});

test('a session that is gone has a message of its own', async () => {
  const error = new AuthApiError('Session from session_id claim…', 403, 'session_not_found');
  expect((await failing(error))?.message).toBe('You were signed out on another device');
  expect(toasts()).toEqual([]);
});

test('a refusal is shown in the provider’s own words', async () => {
  const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
  const problem = await failing(error);
  expect(problem).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  expect(toasts()).toEqual([
    {
      title: 'Authentication Error',
      description: 'Invalid login credentials',
      variant: 'destructive',
    },
  ]);
});

test('out of reach is unexpected', async () => {
  await failing(new AuthRetryableFetchError('Failed to fetch', 0));
  expect(toasts()).toEqual([unexpected]);
});

test('so is anything thrown', async () => {
  await attempt(() => Promise.reject(new Error('what?')));
  expect(toasts()).toEqual([unexpected]);
});
