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
import { minuteMs } from '~/domain/durations';
import { EmailRefused, type MailMessage } from '~/domain/email/mail';
import {
  type NewsletterIssue,
  unsubscribeLinkPlaceholder,
} from '~/domain/newsletter/newsletter-issue';
import { listHeaders } from '~/emails/parts/list-headers';
import type { Deps } from '../deps';
import { recordDelivery } from '../email/record-delivery.server';
import { unsubscribeLink } from './newsletter-links.server';
import { sendNewsletterJob } from './write-newsletter.server';

/** Recipients per claim, concurrent sends, and recipients per job. */
const batchSize = 100;
const maxConcurrentSends = 5;
const batchesPerJob = 10;
/** Longer than a batch can take: after that the sender must be dead. */
const claimLeaseMs = 10 * minuteMs;
const retryDelayMs = 5 * minuteMs;
/** More consecutive failures than this are the mail server's fault, not the mailboxes'. */
const maxConsecutiveFailures = 10;

type Needs = Pick<Deps, 'db' | 'clock' | 'mail' | 'site' | 'log'>;

/**
 * Sends a batch of an issue and queues the next batch, so that a worker is never busy for long. Recipients
 * are claimed before sending and recorded afterwards; after a crash in between an email is sent again with
 * the same Message-ID.
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
      until: new Date(now.getTime() + claimLeaseMs),
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
      if (failures >= maxConsecutiveFailures)
        throw new Error('The mail server does not accept newsletters.');
      const isDone = await sendOne(deps, issue, key, next);
      failures = isDone ? 0 : failures + 1;
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: maxConcurrentSends }, work));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
}

/** Returns whether this recipient is done. */
async function sendOne(
  { db, clock, mail, site, log }: Needs,
  issue: NewsletterIssue,
  key: string,
  { subscriberId, email }: Recipient,
): Promise<boolean> {
  const delivery = { issueId: issue.id, subscriberId };
  const id = mailId(issue.id, subscriberId);
  try {
    await mail.send({ ...emailFor(issue, email, unsubscribeLink(site, key, subscriberId)), id });
  } catch (error) {
    if (error instanceof EmailRefused) {
      log.warn({ err: error, ...delivery }, 'a mailbox refused the newsletter');
      await updateDeliveryDone(db, { ...delivery, state: 'refused', now: clock.now() });
      return true;
    }
    const at = new Date(clock.now().getTime() + retryDelayMs);
    await updateDeliveryLater(db, { ...delivery, at });
    return false;
  }
  const sent = { ...delivery, state: 'sent', now: clock.now() } as const;
  await recordDelivery(() => updateDeliveryDone(db, sent));
  mail.forget(id);
  return true;
}

function emailFor(issue: NewsletterIssue, to: string, unsubscribe: string): MailMessage {
  return {
    to,
    subject: issue.subject,
    html: issue.html.replaceAll(unsubscribeLinkPlaceholder, unsubscribe),
    text: issue.text.replaceAll(unsubscribeLinkPlaceholder, unsubscribe),
    headers: listHeaders(unsubscribe),
  };
}

/** Deterministic, so that mail servers recognize a repeated email. */
function mailId(issueId: string, subscriberId: string): string {
  return createHash('sha256').update(`${issueId}\n${subscriberId}`).digest('hex').slice(0, 32);
}
