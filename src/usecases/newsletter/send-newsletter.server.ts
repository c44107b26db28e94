import { createHash } from 'node:crypto';
import { insertJob } from '~/db/jobs/job.repo.server';
import {
  findNewsletterIssue,
  updateDeliveriesClaimed,
  updateDeliveryDone,
  updateDeliveryLater,
  updateIssueFinished,
} from '~/db/newsletter/newsletter-issue.repo.server';
import { findNewsletterKey } from '~/db/newsletter/newsletter-subscriber.repo.server';
import { EmailRefused, type MailMessage } from '~/domain/email/mail';
import { leaveLinkMark, type NewsletterIssue } from '~/domain/newsletter/newsletter-issue';
import { listHeaders } from '~/emails/parts/list-headers';
import type { Deps } from '../deps';
import { leaveLink } from './newsletter-links.server';
import { sendNewsletterJob } from './write-newsletter.server';

/** So many at a time are taken, so many under way at once, and so many in one job. */
const batchSize = 100;
const atOnce = 5;
const batchesPerJob = 10;
/** Longer than a batch can take; then the sender is dead. */
const claimMs = 10 * 60_000;
const laterMs = 5 * 60_000;
/** So many failures in a row are the mail server's, not the mailboxes'. */
const mostFailures = 10;

type Needs = Pick<Deps, 'db' | 'clock' | 'mail' | 'site' | 'log'>;

/**
 * Sends a piece of an issue and queues the next piece, so that a worker is never busy for long. Each
 * recipient is claimed before and noted after; a sender that dies in between sends once more, with the
 * same Message-ID.
 */
export async function sendNewsletter(deps: Needs, { issueId }: { issueId: string }): Promise<void> {
  const { db, clock } = deps;
  const issue = await findNewsletterIssue(db, issueId);
  if (!issue) return;
  const key = await findNewsletterKey(db);
  for (let batch = 0; batch < batchesPerJob; batch += 1) {
    const now = clock.now();
    const recipients = await updateDeliveriesClaimed(db, {
      issueId,
      now,
      until: new Date(now.getTime() + claimMs),
      limit: batchSize,
    });
    if (recipients.length === 0) {
      await updateIssueFinished(db, issueId, now);
      return;
    }
    await sendBatch(deps, { issue, key, recipients });
  }
  await insertJob(db, { kind: sendNewsletterJob, payload: { issueId } }, clock.now());
}

interface Batch {
  issue: NewsletterIssue;
  key: string;
  recipients: readonly Recipient[];
}

interface Recipient {
  subscriberId: string;
  email: string;
}

async function sendBatch(deps: Needs, { issue, key, recipients }: Batch): Promise<void> {
  const waiting = [...recipients];
  let failures = 0;
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (failures >= mostFailures) throw new Error('The mail server takes no newsletters.');
      const isDone = await sendOne(deps, issue, key, next);
      failures = isDone ? 0 : failures + 1;
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
}

/** Whether there is nothing more to do for this one. */
async function sendOne(
  { db, clock, mail, site, log }: Needs,
  issue: NewsletterIssue,
  key: string,
  { subscriberId, email }: Recipient,
): Promise<boolean> {
  const delivery = { issueId: issue.id, subscriberId };
  const id = mailId(issue.id, subscriberId);
  try {
    await mail.send({ ...letterTo(issue, email, leaveLink(site, key, subscriberId)), id });
  } catch (error) {
    if (error instanceof EmailRefused) {
      log.warn({ err: error, ...delivery }, 'a mailbox refused the newsletter');
      await updateDeliveryDone(db, { ...delivery, state: 'refused', now: clock.now() });
      return true;
    }
    const at = new Date(clock.now().getTime() + laterMs);
    await updateDeliveryLater(db, { ...delivery, at });
    return false;
  }
  await updateDeliveryDone(db, { ...delivery, state: 'sent', now: clock.now() });
  mail.forget(id);
  return true;
}

function letterTo(issue: NewsletterIssue, to: string, leave: string): MailMessage {
  return {
    to,
    subject: issue.subject,
    html: issue.html.replaceAll(leaveLinkMark, leave),
    text: issue.text.replaceAll(leaveLinkMark, leave),
    headers: listHeaders(leave),
  };
}

/** The same for the same letter to the same person, so that a repeat is known as one. */
function mailId(issueId: string, subscriberId: string): string {
  return createHash('sha256').update(`${issueId}\n${subscriberId}`).digest('hex').slice(0, 32);
}
