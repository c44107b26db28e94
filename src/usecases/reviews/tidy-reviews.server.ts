import { deleteUnusedPhotosBefore } from '~/db/reviews/review-photo.repo.server';
import { deleteStoreVisitsBefore } from '~/db/reviews/store-visit.repo.server';
import { hourMs } from '~/domain/durations';
import { retainedSince } from '~/domain/retention';
import { unusedPhotoHours } from '~/domain/reviews/photo';
import { utcDay } from '~/domain/utc-day';
import type { Deps } from '../deps';

const batchSize = 1_000;

/** Deletes photos that never became part of a review, and old visits to stores. */
export async function tidyReviews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - unusedPhotoHours * hourMs);
  await db.transaction((tx) => deleteUnusedPhotosBefore(tx, { before, limit: batchSize }));
  await deleteStoreVisitsBefore(db, utcDay(retainedSince('storeVisit', now)));
}
