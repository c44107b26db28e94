// The class that createClient(…).auth is, without the clients for database, storage and realtime that
// would come along: 22 instead of 51 KB.
import { GoTrueClient } from '@supabase/supabase-js';
import { followSession } from './follow-session';
import { sessionAwareFetch } from './session-aware-fetch';

export interface AuthClientOptions {
  url: string;
  anonKey: string;
}

/** Opens the client the way createClient does, and follows who is signed in. */
export function openAuthClient({ url, anonKey }: AuthClientOptions): GoTrueClient {
  const client: GoTrueClient = new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    // A link from a mail is worth something only in the browser that asked for it.
    flowType: 'pkce',
    fetch: sessionAwareFetch(async () => client),
    experimental: { recoveryCodes: true, passkey: true },
  });
  followSession(client);
  return client;
}
