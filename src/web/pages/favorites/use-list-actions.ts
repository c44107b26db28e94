import { useQueryClient } from '@tanstack/react-query';
import { setSavedInAccount } from '~/web/shared/favorites/account-favorites';
import type { SavedJson } from '~/web/shared/favorites/saved-json';
import { savedIds, setAccountIds } from '~/web/shared/favorites/saved-store';
import { showNotSavedToast } from '~/web/shared/favorites/set-saved-on-device';
import { ApiError } from '~/web/shared/private-data/api-error';
import { callApi } from '~/web/shared/private-data/call-api';
import { showToast } from '~/web/ui/overlays/toast-store';
import type { OwnList } from './saved-queries';

/** Actions on saved products and lists. Each shows a toast on failure. */
export function useListActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['favorites'] });
  const refreshLists = () => client.invalidateQueries({ queryKey: ['favorites', 'lists'] });

  return {
    async remove({ product }: SavedJson): Promise<boolean> {
      const done = await setSavedInAccount(product, false);
      // Refetch the page too, to show the products that move up to it.
      await refresh();
      return done;
    },

    /** Restores a product with its original date and price. */
    async restore({ product, savedAt, savedPrice }: SavedJson, listId: string): Promise<boolean> {
      const savedPriceCents = savedPrice === null ? null : Math.round(savedPrice * 100);
      const items = [{ productId: product.id, savedAt, savedPriceCents }];
      try {
        await callApi('/api/favorites', { method: 'POST', body: { listId, items } });
        setAccountIds(new Set([...savedIds(), product.id]));
        await refresh();
        return true;
      } catch (error) {
        showNotSavedToast(true, error instanceof ApiError ? error.message : undefined);
        return false;
      }
    },

    async move(productId: number, listId: string): Promise<void> {
      await withFailureToast('Could not move the product', async () => {
        await callApi(`/api/favorites/${productId}`, { method: 'PATCH', body: { listId } });
        await refresh();
      });
    },

    async share(listId: string, shared: boolean): Promise<boolean> {
      return withFailureToast('Could not change sharing', async () => {
        await callApi(`/api/favorites/lists/${listId}`, { method: 'PATCH', body: { shared } });
        await refreshLists();
      });
    },

    /** Creates a list and returns its id; throws if the name is not accepted. */
    async create(name: string): Promise<string> {
      const made = await callApi('/api/favorites/lists', { method: 'POST', body: { name } });
      await refreshLists();
      return (made as { id: string }).id;
    },

    async rename(listId: string, name: string): Promise<void> {
      await callApi(`/api/favorites/lists/${listId}`, { method: 'PATCH', body: { name } });
      await refreshLists();
    },

    async removeList(listId: string): Promise<boolean> {
      return withFailureToast('Could not delete the list', async () => {
        await callApi(`/api/favorites/lists/${listId}`, { method: 'DELETE' });
        // Prevents a refetch of the deleted list.
        client.setQueryData<OwnList[]>(['favorites', 'lists'], (lists) =>
          lists?.filter(({ id }) => id !== listId),
        );
        client.removeQueries({ queryKey: ['favorites', 'list', listId] });
        await refresh();
      });
    },
  };
}

async function withFailureToast(failure: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const description = error instanceof ApiError ? error.message : 'Please try again later.';
    showToast({ title: failure, description, variant: 'destructive' });
    return false;
  }
}
