// The class behind createClient(…).auth, without the database, storage and realtime clients: 22 KB
// instead of 51 KB.
import { GoTrueClient } from '@supabase/supabase-js';
import { followSession } from './follow-session';
import { sessionAwareFetch } from './session-aware-fetch';

export interface AuthClientOptions {
  url: string;
  anonKey: string;
}

/** Opens the client like createClient does, and tracks the session. */
export function openAuthClient({ url, anonKey }: AuthClientOptions): GoTrueClient {
  const client: GoTrueClient = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    // A link only works in the browser that requested it.
    flowType: 'pkce',
    fetch: sessionAwareFetch(async () => client),
    experimental: { recoveryCodes: true, passkey: true },
  });
  followSession(client);
  return client;
}
