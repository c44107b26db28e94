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

test('shows nothing on success', async () => {
  expect(await failing(null)).toBeNull();
  expect(toasts()).toEqual([]);
});

test('clears earlier error toasts on success', async () => {
  await failing(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'));
  await failing(null);
  expect(toasts()).toEqual([]);
});

test('returns a separate message when the session is gone', async () => {
  const error = new AuthApiError('Session from session_id claim…', 403, 'session_not_found');
  expect((await failing(error))?.message).toBe('You were signed out on another device');
  expect(toasts()).toEqual([]);
});

test('shows the provider’s message', async () => {
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

test('shows a general message for network errors', async () => {
  await failing(new AuthRetryableFetchError('Failed to fetch', 0));
  expect(toasts()).toEqual([unexpected]);
});

test('shows a general message for exceptions', async () => {
  await attempt(() => Promise.reject(new Error('what?')));
  expect(toasts()).toEqual([unexpected]);
});
