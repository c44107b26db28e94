import { randomBytes, randomUUID } from 'node:crypto';
import {
  countUnusedPhotos,
  deleteUnusedPhoto,
  findShownPhoto,
  insertReviewPhoto,
} from '~/db/reviews/review-photo.repo.server';
import { insertObject } from '~/db/storage/object.repo.server';
import { AppError } from '~/domain/app-error';
import { isPhotoKey, type PhotoSide, photoObjectName, photoSides } from '~/domain/reviews/photo';
import { type ReviewPhoto, reviewLimits } from '~/domain/reviews/review';
import { reviewPhotoBucket } from '~/domain/storage/bucket';
import type { Deps } from '../deps';
import { refusePicture } from '../pictures/refuse-picture';
import { readObject } from '../storage/read-object.server';
import { storeFiles } from '../storage/store-files.server';
import { takeReviewLimit } from './take-review-limit.server';

const contentType = 'image/webp';

/** Rate-limits uploads before the body is read. */
export async function takePhotoAllowance(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, isAnonymous }: { userId: string; isAnonymous: boolean },
): Promise<void> {
  if (isAnonymous) {
    throw new AppError('no_authorization', { message: 'Please create an account to add photos.' });
  }
  await takeReviewLimit(deps, { rate: 'photo', of: userId });
  // Enough for a few reviews that are being written at the same time.
  if ((await countUnusedPhotos(deps.db, userId)) < 5 * reviewLimits.photos) return;
  throw new AppError('too_many_requests', {
    message: 'You have many photos without a review. Please send one of the reviews first.',
  });
}

/** Stores a photo for a review that is being written, re-encoded and without metadata. */
export async function addReviewPhoto(
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'uploads' | 'log'>,
  { userId, bytes, network }: { userId: string; bytes: Uint8Array; network: string },
): Promise<ReviewPhoto> {
  const now = deps.clock.now();
  const key = randomBytes(16).toString('base64url');
  const [large, small] = await resize(deps, { bytes, network });
  const photo = { key, width: large.width, height: large.height };
  const contents = [large, small].map((image) => ({ bytes: image.bytes, contentType }));
  return storeFiles(deps, contents, async (tx, storedFiles) => {
    await insertReviewPhoto(tx, { userId, photo }, now);
    for (const [index, side] of photoSides.entries()) {
      const file = storedFiles[index];
      if (!file) throw new Error('A resized photo is missing.');
      const object = {
        id: randomUUID(),
        bucketId: reviewPhotoBucket,
        name: photoObjectName({ userId, key, side }),
        userId,
        contentType,
        cacheControl: 'max-age=86400',
        metadata: {},
        ...file,
      };
      await insertObject(tx, object, now);
    }
    return photo;
  });
}

async function resize(
  { uploads, log }: Pick<Deps, 'uploads' | 'log'>,
  { bytes, network }: { bytes: Uint8Array; network: string },
) {
  const fitInto = (given: Uint8Array, side: PhotoSide) =>
    uploads
      .transformImage(
        given,
        { width: side, height: side, resize: 'contain', quality: 82, format: 'webp' },
        network,
      )
      .catch(refusePicture({ log }, 'review photo refused'));
  const large = await fitInto(bytes, photoSides[0]);
  // From the large one, which is smaller than the upload.
  return [large, await fitInto(large.bytes, photoSides[1])] as const;
}

/** Removes a photo that is not part of a review. */
export async function removeReviewPhoto(
  { db }: Pick<Deps, 'db'>,
  { userId, key }: { userId: string; key: string },
): Promise<void> {
  const isRemoved = isPhotoKey(key) && (await deleteUnusedPhoto(db, { userId, key }));
  if (!isRemoved) throw notFound();
}

/** A photo for anyone who knows its key: readers, or its owner before the review is published. */
export async function showReviewPhoto(
  deps: Pick<Deps, 'db' | 'files'>,
  { key, side }: { key: string; side: PhotoSide },
): Promise<{ bytes: Uint8Array; isPublic: boolean }> {
  const photo = isPhotoKey(key) ? await findShownPhoto(deps.db, key) : null;
  const name = photo && photoObjectName({ userId: photo.userId, key, side });
  const bytes = name && (await readObject(deps, { bucketId: reviewPhotoBucket, name }));
  if (!photo || !bytes) throw notFound();
  return { bytes, isPublic: photo.isPublic };
}

const notFound = () => new AppError('not_found', { message: 'There is no such photo.' });
