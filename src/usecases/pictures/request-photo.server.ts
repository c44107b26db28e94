import { insertSourcePictures } from '~/db/catalog/source-picture.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJobs } from '~/db/jobs/job.repo.server';

export const fetchPhotoJob = 'fetch-photo';

/** Queues downloads of photos for new products, in the transaction that creates them. */
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
