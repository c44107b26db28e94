import { queryOptions } from '@tanstack/react-query';

export interface AuthServiceAddress {
  url: string;
  anonKey: string;
  /** Whether accounts are stored here instead of in a Supabase project. */
  isOurs: boolean;
}

/** The URL of the auth service. Our own service needs no API key. */
export async function readAuthServiceAddress(): Promise<AuthServiceAddress> {
  const answer = await fetch('/api/accounts/client');
  if (!answer.ok)
    throw new Error('We can’t reach the account service right now. Please try again later.');
  const { url, anonKey } = await answer.json();
  return { url, anonKey, isOurs: anonKey === 'anon' };
}

export const accountsQuery = queryOptions({
  queryKey: ['accounts-address'],
  queryFn: readAuthServiceAddress,
  staleTime: Number.POSITIVE_INFINITY,
});
