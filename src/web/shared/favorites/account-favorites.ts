import * as z from 'zod/mini';
import { clearErrorToasts } from '~/web/ui/overlays/toast-store';
import { currentAccount } from '../auth/account-store';
import { ApiError, isSignedOut } from '../private-data/api-error';
import { callApi } from '../private-data/call-api';
import { privateQueryClient } from '../private-data/private-query-client';
import { readDeviceFavorites } from './device-favorites';
import type { Savable } from './savable';
import { savedIds, setAccountIds } from './saved-store';
import { setSavedOnDevice } from './set-saved-on-device';
import { showNotSavedToast } from './show-not-saved-toast';
import { removeDeviceFavorites } from './write-device-favorites';

const uploadBatchSize = 500;
const idsSchema = z.object({ ids: z.array(z.number()) });
const saveResponseSchema = z.object({ offerSavedDrops: z.optional(z.boolean()) });

/** Hands what is on the device over to the account, and learns what the account has. */
export async function loadAccountFavorites(userId: string): Promise<void> {
  for (;;) {
    await uploadDeviceFavorites();
    const { ids } = idsSchema.parse(await callApi('/api/favorites'));
    // A heart may have been pressed meanwhile: that one is on the device and not in the answer.
    if (readDeviceFavorites().length > 0) continue;
    if (currentAccount().user?.id === userId) setAccountIds(new Set(ids));
    return;
  }
}

/** Piece by piece; each leaves the device when the account has it, so nothing is lost in between. */
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
      throw new Error('What is kept on this device cannot be taken off it.');
    }
  }
}

/** Saves products; with the first ones, offers to tell about price drops on what is saved. */
async function save(body: { items: readonly object[] }): Promise<void> {
  const answer = await callApi('/api/favorites', { method: 'POST', body });
  if (!saveResponseSchema.parse(answer).offerSavedDrops) return;
  // Out of reach: it is saved all the same, and the switch is on the favorites page.
  await import('../alerts/saved-drops')
    .then(({ offerSavedDrops }) => offerSavedDrops())
    .catch(() => {});
}

/**
 * The call under way for each product: the last press of a heart is also the last to arrive. Other
 * products do not wait for it, so that a reload finds all of them sent.
 */
const pendingCalls = new Map<number, Promise<unknown>>();

/**
 * Saves or forgets a product in the account: shown at once, taken back when it fails. Returns whether it
 * worked.
 */
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
    // Signed out meanwhile: the device keeps it, until the next sign-in.
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
