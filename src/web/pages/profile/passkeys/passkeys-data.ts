import { queryOptions } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';

export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | undefined;
}

/** The signed-in user's passkeys, oldest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async (): Promise<OwnPasskey[]> => {
    const { data, error } = await (await authClient()).passkey.list();
    if (error) throw error;
    return data.map((item) => ({
      id: item.id,
      name: item.friendly_name ?? 'Passkey',
      createdAt: item.created_at,
      lastUsedAt: item.last_used_at,
    }));
  },
  staleTime: 0,
});
