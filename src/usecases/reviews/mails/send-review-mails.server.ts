import type { Deps } from '../../deps';
import { queueHelpfulDigests } from './queue-helpful-digests.server';
import { queueReviewRequests } from './queue-review-requests.server';

const recipientsPerBatch = 25;

/** Writes the emails about reviews that are due. */
export async function sendReviewMails(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secrets'>,
): Promise<void> {
  for (const queueBatch of [queueHelpfulDigests, queueReviewRequests]) {
    let handled: number;
    do {
      handled = await deps.db.transaction((tx) => queueBatch(deps, tx, recipientsPerBatch));
    } while (handled === recipientsPerBatch);
  }
}
