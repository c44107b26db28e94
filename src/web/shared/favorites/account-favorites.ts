import * as z from 'zod/mini';
import { clearErrorToasts } from '~/web/ui/overlays/toast-store';
import { currentAccount } from '../auth/account-store';
import { ApiError, isSignedOut } from '../private-data/api-error';
import { callApi } from '../private-data/call-api';
import { privateQueryClient } from '../private-data/private-query-client';
import { readDeviceFavorites, type Savable } from './device-favorites';
import { savedIds, setAccountIds } from './saved-store';
import { setSavedOnDevice, showNotSavedToast } from './set-saved-on-device';
import { removeDeviceFavorites } from './write-device-favorites';

const uploadBatchSize = 500;
const idsSchema = z.object({ ids: z.array(z.number()) });
const saveResponseSchema = z.object({ offerSavedDrops: z.optional(z.boolean()) });

/** Uploads favorites from the device to the account, then loads the account's favorites. */
export async function loadAccountFavorites(userId: string): Promise<void> {
  for (;;) {
    await uploadDeviceFavorites();
    const { ids } = idsSchema.parse(await callApi('/api/favorites'));
    // A favorite may have been added in the meantime: it is on the device and not in the response.
    if (readDeviceFavorites().length > 0) continue;
    if (currentAccount().user?.id === userId) setAccountIds(new Set(ids));
    return;
  }
}

/** Uploads in batches. Each batch leaves the device only once the account has it. */
async function uploadDeviceFavorites(): Promise<void> {
  for (;;) {
    const batch = readDeviceFavorites().slice(0, uploadBatchSize);
    if (batch.length === 0) return;
    const items = batch.map(([productId, savedAt, savedPriceCents]) => ({
      productId,
      savedAt: new Date(savedAt).toISOString(),
      savedPriceCents,
    }));
    await save({ items });
    if (!removeDeviceFavorites(new Set(batch.map(([id]) => id)))) {
      throw new Error('Favorites could not be removed from this device.');
    }
  }
}

/** Saves products. After the first one, offers price drop alerts on saved products. */
async function save(body: { items: readonly object[] }): Promise<void> {
  const answer = await callApi('/api/favorites', { method: 'POST', body });
  if (!saveResponseSchema.parse(answer).offerSavedDrops) return;
  // If this fails, the product is still saved, and the switch is on the favorites page.
  await import('../alerts/saved-drops')
    .then(({ offerSavedDrops }) => offerSavedDrops())
    .catch(() => {});
}

/**
 * The pending request of each product, so that the last press of a heart is also the last to arrive.
 * Products do not wait for each other, so that a reload finds all requests sent.
 */
const pendingCalls = new Map<number, Promise<unknown>>();

/** Saves or removes a product in the account. Optimistic; returns whether it succeeded. */
export async function setSavedInAccount(product: Savable, saved: boolean): Promise<boolean> {
  const { id } = product;
  applyLocally(id, saved);
  const send = () =>
    saved
      ? save({ items: [{ productId: id }] })
      : callApi(`/api/favorites/${id}`, { method: 'DELETE' });
  const call = pendingCalls.get(id)?.then(send) ?? send();
  const settled = call
    .catch(() => {})
    .then(() => {
      if (pendingCalls.get(id) === settled) pendingCalls.delete(id);
    });
  pendingCalls.set(id, settled);
  try {
    await call;
    privateQueryClient().invalidateQueries({ queryKey: ['favorites'], refetchType: 'none' });
    clearErrorToasts();
    return true;
  } catch (error) {
    // Signed out in the meantime: keep it on the device until the next sign-in.
    if (isSignedOut(error)) return setSavedOnDevice(product, saved);
    applyLocally(id, !saved);
    showNotSavedToast(saved, error instanceof ApiError ? error.message : undefined);
    return false;
  }
}

function applyLocally(id: number, saved: boolean): void {
  const ids = new Set(savedIds());
  if (saved) ids.add(id);
  else ids.delete(id);
  setAccountIds(ids);
}
