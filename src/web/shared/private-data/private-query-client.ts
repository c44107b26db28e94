import type { QueryClient } from '@tanstack/react-query';
import { currentAccount, subscribeToAccount } from '../auth/account-store';
import { createQueryClient } from './query-client';

let client: QueryClient | undefined;

/** The cache of personal data. It is cleared when the person signs out. */
export function privateQueryClient(): QueryClient {
  if (client) return client;
  const created = createQueryClient();
  let owner = currentAccount().user?.id;
  subscribeToAccount(() => {
    const next = currentAccount().user?.id;
    if (owner !== undefined && next !== owner) created.clear();
    owner = next;
  });
  client = created;
  return created;
}
