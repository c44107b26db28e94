import type { GoTrueClient } from '@supabase/supabase-js';
import { storedUserId } from './signed-in-hint';

let client: Promise<GoTrueClient> | undefined;

/** The official client. Large, so it loads only for people who are signed in or signing in. */
export function authClient(): Promise<GoTrueClient> {
  client ??= open().catch((error: unknown) => {
    // Retry on the next call.
    client = undefined;
    throw error;
  });
  return client;
}

async function open(): Promise<GoTrueClient> {
  const [{ openAuthClient }, where] = await Promise.all([
    import('./open-auth-client'),
    fetch('/api/accounts/client').then((answer) => {
      if (!answer.ok) throw new Error(`Accounts are unavailable: ${answer.status}.`);
      return answer.json();
    }),
  ]);
  return openAuthClient(where);
}

/** The access token, refreshed if it is about to expire; undefined if signed out. */
export async function accessToken(): Promise<string | undefined> {
  if (!client && storedUserId() === null) return undefined;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token;
}

/** Refreshes a rejected access token; undefined if the session has ended. */
export async function renewedToken(): Promise<string | undefined> {
  const { data } = await (await authClient()).refreshSession();
  return data.session?.access_token;
}
