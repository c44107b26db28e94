import { insertJob } from '~/db/jobs/job.repo.server';
import {
  insertNewsletterIssue,
  listUnfinishedIssues,
} from '~/db/newsletter/newsletter-issue.repo.server';
import { formatSize } from '~/domain/catalog/size';
import { hourMs } from '~/domain/durations';
import { dueIssue, isTimely } from '~/domain/newsletter/newsletter-schedule';
import { renderNewsletter } from '~/emails/newsletter/newsletter.email';
import type { Deps } from '../deps';
import { listPriceDrops } from '../prices/list-price-drops.server';

export const sendNewsletterJob = 'send-newsletter';

/** Maximum number of price drops in an issue. */
const maxNewsletterDrops = 12;

type Needs = Pick<Deps, 'db' | 'clock' | 'site' | 'log'>;

/**
 * Runs hourly: writes the weekly issue when it is due, and queues the sending of an incomplete one. A week
 * without price drops has no issue.
 */
export async function writeNewsletter(deps: Needs): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const issue = dueIssue(now);
  if (isTimely(issue, now)) await writeIssue(deps, issue.id);
  const hour = Math.floor(now.getTime() / hourMs);
  for (const issueId of await listUnfinishedIssues(db, 10)) {
    const idempotencyKey = `newsletter:${issueId}:hour:${hour}`;
    await insertJob(db, { kind: sendNewsletterJob, payload: { issueId }, idempotencyKey }, now);
  }
}

async function writeIssue(deps: Needs, id: string): Promise<void> {
  const { db, clock, site, log } = deps;
  const listed = await listPriceDrops(deps, { limit: maxNewsletterDrops });
  if (listed.length === 0) return;
  const drops = listed.map(({ product, priceCents, beforeCents, percent }) => ({
    productId: product.id,
    brand: product.brand.name,
    name: product.name,
    size: product.size && formatSize(product.size),
    priceCents,
    beforeCents,
    percent,
  }));
  const issue = renderNewsletter(site, { id, drops });
  const isNew = await db.transaction((tx) => insertNewsletterIssue(tx, issue, clock.now()));
  if (isNew) log.info({ issue: id, drops: drops.length }, 'wrote a newsletter');
}
