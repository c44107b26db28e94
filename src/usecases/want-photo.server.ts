import type { Queryable } from '~/db/database.server';
import { insertJob } from '~/db/job.repo.server';
import { upsertSourcePicture } from '~/db/source-picture.repo.server';

export const fetchPhotoJob = 'fetch-photo';

/**
 * Asks for a product's photograph, in the transaction of whoever reads a feed. An address that was
 * named before is not fetched again, whether it was kept or refused.
 */
export async function wantPhoto(
  tx: Queryable,
  wanted: { productId: number; address: string; now: Date },
): Promise<void> {
  const isNew = await upsertSourcePicture(tx, wanted);
  if (!isNew) return;
  const payload = { productId: wanted.productId };
  await insertJob(tx, { kind: fetchPhotoJob, payload, maxAttempts: 5 }, wanted.now);
}
