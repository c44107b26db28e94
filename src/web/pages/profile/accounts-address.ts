import { queryOptions } from '@tanstack/react-query';

export interface AccountsAddress {
  url: string;
  anonKey: string;
  /** Whether accounts are kept here, and not by a Supabase project. */
  isOurs: boolean;
}

/** Where accounts are kept. Our own service asks for no key. */
export async function readAccountsAddress(): Promise<AccountsAddress> {
  const answer = await fetch('/api/accounts/client');
  if (!answer.ok) throw new Error('Accounts cannot be reached right now. Please try again later.');
  const { url, anonKey } = await answer.json();
  return { url, anonKey, isOurs: anonKey === 'anon' };
}

export const accountsQuery = queryOptions({
  queryKey: ['accounts-address'],
  queryFn: readAccountsAddress,
  staleTime: Number.POSITIVE_INFINITY,
});
