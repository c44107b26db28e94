import { insertSourcePictures, upsertSourcePicture } from '~/db/catalog/source-picture.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob, insertJobs } from '~/db/jobs/job.repo.server';

export const fetchPhotoJob = 'fetch-photo';

/**
 * Asks for a product's photograph, in the transaction of whoever reads a feed. An address that was
 * named before is not fetched again, whether it was kept or refused.
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

/** Asks for the photographs of products that are being made. */
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
