import { notifyCardChanged } from '~/db/catalog/card-change.repo.server';
import {
  findWaitingPicture,
  listPictureHosts,
  updatePictureRefused,
  updatePictureStored,
} from '~/db/catalog/source-picture.repo.server';
import { PhotoRefused } from '~/domain/pictures/photo-refused';
import type { Deps } from '../deps';

const maxPictureHosts = 1_000;

/**
 * Fetches the photo that a feed names for a product, once, and makes it the product's picture. An
 * unsuitable photo is refused permanently; an unreachable store is retried later.
 */
export async function fetchProductPhoto(
  { db, pictures, clock, log }: Pick<Deps, 'db' | 'pictures' | 'clock' | 'log'>,
  { productId }: { productId: number },
): Promise<void> {
  const address = await findWaitingPicture(db, productId);
  if (address === null) return;
  const hosts = await listPictureHosts(db, maxPictureHosts);
  try {
    const photo = await pictures.storePhoto(address, hosts);
    await updatePictureStored(db, { productId, address, photo, now: clock.now() });
    await notifyCardChanged(db, productId);
  } catch (error) {
    if (!(error instanceof PhotoRefused) || !error.isFinal) throw error;
    log.info({ productId, reason: error.reason, detail: error.message }, 'photograph refused');
    const { reason } = error;
    await updatePictureRefused(db, { productId, address, reason, now: clock.now() });
    await notifyCardChanged(db, productId);
  }
}
