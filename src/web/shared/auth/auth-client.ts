import type { GoTrueClient } from '@supabase/supabase-js';
import { rememberedUser } from './signed-in-hint';

let client: Promise<GoTrueClient> | undefined;

/**
 * The official client. It weighs as much as all the rest of a page, so it is fetched when somebody is
 * signed in or wants to be, and never for those who only look.
 */
export function authClient(): Promise<GoTrueClient> {
  client ??= open().catch((error: unknown) => {
    // The next one to ask tries again.
    client = undefined;
    throw error;
  });
  return client;
}

async function open(): Promise<GoTrueClient> {
  const [{ openAuthClient }, where] = await Promise.all([
    import('./open-auth-client'),
    fetch('/api/accounts/client').then((answer) => {
      if (!answer.ok) throw new Error(`Accounts are away: ${answer.status}.`);
      return answer.json();
    }),
  ]);
  return openAuthClient(where);
}

/** The bearer token, renewed when it is about to expire; undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  if (!client && rememberedUser() === null) return undefined;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token;
}

/** A new bearer token in place of one that was refused; undefined when the session has ended. */
export async function renewedToken(): Promise<string | undefined> {
  const { data } = await (await authClient()).refreshSession();
  return data.session?.access_token;
}
