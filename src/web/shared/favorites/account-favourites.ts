import * as z from 'zod/mini';
import { clearErrorToasts } from '~/web/ui/overlays/toast-store';
import { currentAccount } from '../auth/account-store';
import { ApiError, isSignedOut } from '../private-data/api-error';
import { callApi } from '../private-data/call-api';
import { privateQueryClient } from '../private-data/private-query-client';
import { readDeviceFavourites } from './device-favourites';
import { removeDeviceFavourites } from './keep-on-device';
import type { Savable } from './savable';
import { savedIds, setAccountIds } from './saved-store';
import { setSavedOnDevice } from './set-saved-on-device';
import { tellNotSaved } from './tell-not-saved';

const atOnce = 500;
const idsSchema = z.object({ ids: z.array(z.number()) });
const savingSchema = z.object({ offerSavedDrops: z.optional(z.boolean()) });

/** Hands what is on the device over to the account, and learns what the account has. */
export async function loadAccountFavourites(userId: string): Promise<void> {
  for (;;) {
    await handOver();
    const { ids } = idsSchema.parse(await callApi('/api/favorites'));
    // A heart may have been pressed meanwhile: that one is on the device and not in the answer.
    if (readDeviceFavourites().length > 0) continue;
    if (currentAccount().user?.id === userId) setAccountIds(new Set(ids));
    return;
  }
}

/** Piece by piece; each leaves the device when the account has it, so nothing is lost in between. */
async function handOver(): Promise<void> {
  for (;;) {
    const piece = readDeviceFavourites().slice(0, atOnce);
    if (piece.length === 0) return;
    const items = piece.map(([productId, savedAt, savedPriceCents]) => ({
      productId,
      savedAt: new Date(savedAt).toISOString(),
      savedPriceCents,
    }));
    await save({ items });
    if (!removeDeviceFavourites(new Set(piece.map(([id]) => id)))) {
      throw new Error('What is kept on this device cannot be taken off it.');
    }
  }
}

/** Saves products; with the first ones, offers to tell about price drops on what is saved. */
async function save(body: { items: readonly object[] }): Promise<void> {
  const answer = await callApi('/api/favorites', { method: 'POST', body });
  if (!savingSchema.parse(answer).offerSavedDrops) return;
  // Out of reach: it is saved all the same, and the switch is on the favorites page.
  await import('../alerts/saved-drops')
    .then(({ offerSavedDrops }) => offerSavedDrops())
    .catch(() => {});
}

/** One after the other, so that the last press is also the last to arrive. */
let lastCall: Promise<unknown> = Promise.resolve();

/**
 * Saves or forgets a product in the account: shown at once, taken back when it fails. Returns whether it
 * worked.
 */
export async function setSavedInAccount(product: Savable, saved: boolean): Promise<boolean> {
  const { id } = product;
  show(id, saved);
  const call = lastCall.then(() =>
    saved
      ? save({ items: [{ productId: id }] })
      : callApi(`/api/favorites/${id}`, { method: 'DELETE' }),
  );
  lastCall = call.catch(() => {});
  try {
    await call;
    privateQueryClient().invalidateQueries({ queryKey: ['favorites'], refetchType: 'none' });
    clearErrorToasts();
    return true;
  } catch (error) {
    // Signed out meanwhile: the device keeps it, until the next sign-in.
    if (isSignedOut(error)) return setSavedOnDevice(product, saved);
    show(id, !saved);
    tellNotSaved(saved, error instanceof ApiError ? error.message : undefined);
    return false;
  }
}

function show(id: number, saved: boolean): void {
  const ids = new Set(savedIds());
  if (saved) ids.add(id);
  else ids.delete(id);
  setAccountIds(ids);
}
