import { deleteContactMessagesBefore } from '~/db/forms/contact-message.repo.server';
import {
  deleteApplicationsBefore,
  isApplicationFile,
} from '~/db/forms/job-application.repo.server';
import { deletePriceMatchesBefore } from '~/db/forms/price-match.repo.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import { deleteIssuesBefore } from '~/db/newsletter/newsletter-issue.repo.server';
import { deleteSubscribersUnconfirmedBefore } from '~/db/newsletter/newsletter-subscriber.repo.server';
import { dropApplicationFileJob } from '~/domain/forms/job-application';
import { type RetainedData, retainedSince } from '~/domain/retention';
import type { Deps } from '../deps';

const batchSize = 500;

/** Deletes old form submissions with their files, newsletter issues and unconfirmed newsletter addresses. */
export async function tidyForms({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const since = (data: RetainedData) => retainedSince(data, now);
  await inBatches((limit) =>
    deleteContactMessagesBefore(db, { before: since('contactMessage'), limit }),
  );
  await inBatches((limit) =>
    deletePriceMatchesBefore(db, { before: since('priceMatchRequest'), limit }),
  );
  await inBatches((limit) =>
    db.transaction(async (tx) => {
      const fileKeys = await deleteApplicationsBefore(tx, {
        before: since('jobApplication'),
        limit,
      });
      // A job deletes the file after the commit, with retries.
      for (const fileKey of fileKeys) {
        await insertJob(tx, { kind: dropApplicationFileJob, payload: { fileKey } }, now);
      }
      return fileKeys.length;
    }),
  );
  await deleteSubscribersUnconfirmedBefore(db, since('unconfirmedSubscriber'));
  await deleteIssuesBefore(db, since('newsletterIssue'));
}

async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(batchSize)) === batchSize);
}

/** Deletes a file that no application uses: its application was deleted or never created. */
export async function dropApplicationFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { fileKey }: { fileKey: string },
): Promise<void> {
  if (!(await isApplicationFile(db, fileKey))) await files.delete(fileKey);
}
