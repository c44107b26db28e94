import { insertSourcePictures, upsertSourcePicture } from '~/db/catalog/source-picture.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob, insertJobs } from '~/db/jobs/job.repo.server';

export const fetchPhotoJob = 'fetch-photo';

/**
 * Queues the download of a product's photo, in the transaction that imports a feed. A URL is fetched only
 * once, whether it was accepted or refused.
 */
export async function requestPhoto(
  tx: Queryable,
  wanted: { productId: number; address: string; now: Date },
): Promise<void> {
  const isNew = await upsertSourcePicture(tx, wanted);
  if (!isNew) return;
  const payload = { productId: wanted.productId };
  await insertJob(tx, { kind: fetchPhotoJob, payload, maxAttempts: 5 }, wanted.now);
}

/** Queues the photos of new products. */
export async function requestPhotos(
  tx: Queryable,
  wanted: readonly { productId: number; address: string }[],
  now: Date,
): Promise<void> {
  if (wanted.length === 0) return;
  await insertSourcePictures(
    tx,
    wanted.map((photo) => ({ ...photo, now })),
  );
  const payloads = wanted.map(({ productId }) => ({ productId }));
  await insertJobs(tx, { kind: fetchPhotoJob, payloads, maxAttempts: 5 }, now);
}
