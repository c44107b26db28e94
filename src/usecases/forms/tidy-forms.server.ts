import { deleteContactMessagesBefore } from '~/db/forms/contact-message.repo.server';
import { deleteApplicationsBefore } from '~/db/forms/job-application.repo.server';
import { deletePriceMatchesBefore } from '~/db/forms/price-match.repo.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import { deleteIssuesBefore } from '~/db/newsletter/newsletter-issue.repo.server';
import { deleteSubscribersUnconfirmedBefore } from '~/db/newsletter/newsletter-subscriber.repo.server';
import { dayMs } from '~/domain/durations';
import { dropApplicationFileJob } from '~/domain/forms/job-application';
import { confirmDays } from '~/domain/newsletter/newsletter-rule';
import type { Deps } from '../deps';

const batchSize = 500;

/** What the privacy policy says, in days. */
const retentionDays = { application: 180, contact: 365, priceMatch: 365, issue: 30 };

/** Forgets what people sent us when its time has come, files included, and addresses that never said yes. */
export async function tidyForms({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await inBatches((limit) =>
    deleteContactMessagesBefore(db, { before: ago(retentionDays.contact), limit }),
  );
  await inBatches((limit) =>
    deletePriceMatchesBefore(db, { before: ago(retentionDays.priceMatch), limit }),
  );
  await inBatches((limit) =>
    db.transaction(async (tx) => {
      const fileKeys = await deleteApplicationsBefore(tx, {
        before: ago(retentionDays.application),
        limit,
      });
      // The file goes when the row is really gone, and is tried again if that fails.
      for (const fileKey of fileKeys) {
        await insertJob(tx, { kind: dropApplicationFileJob, payload: { fileKey } }, now);
      }
      return fileKeys.length;
    }),
  );
  await deleteSubscribersUnconfirmedBefore(db, ago(confirmDays));
  await deleteIssuesBefore(db, ago(retentionDays.issue));
}

async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(batchSize)) === batchSize);
}
