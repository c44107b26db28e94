import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadAccountFavorites } from '~/web/shared/favorites/account-favorites';
import type { DeviceFavorite } from '~/web/shared/favorites/device-favorites';
import type { SavedPageJson } from '~/web/shared/favorites/saved-json';
import { callApi } from '~/web/shared/private-data/call-api';
import type { SavedView } from './saved-view';

const listSchema = z.object({
  id: z.string(),
  name: z.string(),
  first: z.boolean(),
  count: z.number(),
  sharePath: z.nullable(z.string()),
});
export type OwnList = z.infer<typeof listSchema>;

/** The person's lists, after the favorites on this device were merged into the first one. */
export const listsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['favorites', 'lists'],
    queryFn: async () => {
      await loadAccountFavorites(userId);
      const answer = await callApi('/api/favorites/lists');
      return z.object({ items: z.array(listSchema) }).parse(answer).items;
    },
    staleTime: 0,
  });

// Not validated: our own API produces it, and its tests cover the shape.
const asPage = (answer: unknown) => answer as SavedPageJson;

export const listPageQuery = (listId: string, { sort, page }: SavedView) =>
  queryOptions({
    queryKey: ['favorites', 'list', listId, sort, page],
    queryFn: async () =>
      asPage(await callApi(`/api/favorites/lists/${listId}?sort=${sort}&page=${page}`)),
    staleTime: 0,
  });

export const devicePageQuery = (items: readonly DeviceFavorite[], { sort, page }: SavedView) =>
  queryOptions({
    queryKey: ['favorites', 'device', items, sort, page],
    queryFn: async () => {
      const deviceItems = items.map(([productId, savedAt, savedPriceCents]) => ({
        productId,
        savedAt,
        savedPriceCents,
      }));
      const body = { sort, page, items: deviceItems };
      return asPage(await callApi('/api/favorites/on-device', { method: 'POST', body }));
    },
    staleTime: 0,
  });
