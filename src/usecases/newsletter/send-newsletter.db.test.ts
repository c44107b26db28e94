import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createSmtpTransport } from '~/adapters/email/mail.server';
import {
  countDeliveries,
  insertNewsletterIssue,
} from '~/db/newsletter/newsletter-issue.repo.server';
import {
  deleteSubscriber,
  findSubscriberForUpdate,
  upsertSubscriberConfirmed,
} from '~/db/newsletter/newsletter-subscriber.repo.server';
import { emptyTables } from '~/db/testing/tables.server';
import { dayMs, hourMs, minuteMs } from '~/domain/durations';
import { jobLeaseMs } from '~/domain/jobs/job';
import { jobHandlers } from '~/jobs/registry.server';
import { anInterval, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { startSmtpServer } from '../../../tests/servers/smtp-server';
import { killableDatabase } from '../../../tests/setup/killable-database';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { claimJobs, completeJob } from '../jobs/work-jobs.server';
import { refreshPriceDrops } from '../prices/refresh-price-drops.server';
import { sendNewsletter } from './send-newsletter.server';
import { sendNewsletterJob, writeNewsletter } from './write-newsletter.server';

const db = await openTestDatabase();
const smtp = await startSmtpServer();
const deps = testDeps(db, {
  mail: createSmtpTransport({
    smtpUrl: smtp.url,
    from: { name: 'Glowfare', address: 'hello@glowfare.test' },
  }),
});
afterAll(async () => {
  deps.mail.close();
  await smtp.close();
});

const issue = {
  id: '2026-03-05',
  subject: 'Prices that fell',
  html: '<a href="https://leave.invalid/">Leave</a>',
  text: 'Leave: https://leave.invalid/',
};

beforeEach(async () => {
  smtp.received.length = 0;
  deps.clock.set('2026-03-05T14:00:00Z');
  await emptyTables(db, 'newsletter_issue', 'newsletter_subscriber', 'job');
});

async function subscribe(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `reader-${index}@example.com`);
  for (const email of emails) {
    await upsertSubscriberConfirmed(db, { id: randomUUID(), email, now: deps.clock.now() });
  }
  return emails;
}

const write = () => db.transaction((tx) => insertNewsletterIssue(tx, issue, deps.clock.now()));
const recipients = () => smtp.received.flatMap((mail) => mail.recipients).toSorted();

test('every subscriber gets the issue once, with a personal link', async () => {
  const emails = await subscribe(7);
  await write();
  await sendNewsletter(deps, { issueId: issue.id });
  await sendNewsletter(deps, { issueId: issue.id });
  expect(recipients()).toEqual(emails.toSorted());
  expect(await countDeliveries(db, issue.id)).toEqual({ owed: 0, sent: 7, refused: 0 });
  const links = smtp.received.map(({ mail }) => {
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = header('list-unsubscribe').slice(1, -1);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link);
    return link;
  });
  expect(new Set(links).size).toBe(7);
});

test('users who subscribe or unsubscribe after an issue was written do not get it', async () => {
  const [first = ''] = await subscribe(2);
  await write();
  await deleteSubscriber(db, (await findSubscriberForUpdate(db, first))?.id ?? '');
  await upsertSubscriberConfirmed(db, {
    id: randomUUID(),
    email: 'late@example.com',
    now: deps.clock.now(),
  });
  await sendNewsletter(deps, { issueId: issue.id });
  expect(recipients()).toEqual(['reader-1@example.com']);
});

test('tries a mailbox that refuses permanently once, and one that defers again later', async () => {
  await subscribe(2);
  await write();
  smtp.refuse(550, 451);
  await sendNewsletter(deps, { issueId: issue.id });
  expect(await countDeliveries(db, issue.id)).toEqual({ owed: 1, sent: 0, refused: 1 });
  deps.clock.advance(6 * minuteMs);
  await sendNewsletter(deps, { issueId: issue.id });
  expect(await countDeliveries(db, issue.id)).toEqual({ owed: 0, sent: 1, refused: 1 });
});

test('sends the issue after an outage of the mail server', async () => {
  const emails = await subscribe(40);
  await write();
  const down = { ...deps, mail: { ...deps.mail, send: () => Promise.reject(new Error('away')) } };
  await expect(sendNewsletter(down, { issueId: issue.id })).rejects.toThrow(
    'does not accept newsletters',
  );
  deps.clock.advance(11 * minuteMs);
  await sendNewsletter(deps, { issueId: issue.id });
  expect(recipients()).toEqual(emails.toSorted());
});

test('killed at every statement, every subscriber gets the issue once', async () => {
  const emails = await subscribe(6);
  await write();
  const mortal = killableDatabase(db);
  const dying = { ...deps, db: mortal.db };
  for (let statements = 0; ; statements += 1) {
    mortal.killAfter(statements % 12);
    const done = await sendNewsletter(dying, { issueId: issue.id }).then(
      () => true,
      () => false,
    );
    // Let the claims of the killed sender expire.
    deps.clock.advance(11 * minuteMs);
    if (done) break;
    expect(statements).toBeLessThan(200);
  }
  expect([...new Set(recipients())]).toEqual(emails.toSorted());
  // Sent but not recorded before the crash: the repeated email has the same Message-ID.
  const ids = new Set(smtp.received.map(({ mail }) => mail.messageId));
  expect(ids.size).toBe(6);
});

test('writes the weekly issue once, even if the job runs repeatedly', async () => {
  const now = deps.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const offer = anOffer(1, { productId: 1, priceCents: 2_000, seenAt: ago(0.5) });
  await loadCatalog(
    deps,
    aSource({
      products: [aProduct(1)],
      offers: [offer],
      intervals: [
        anInterval(offer, { priceCents: 4_000, to: ago(2) }),
        anInterval(offer, { from: ago(2) }),
      ],
    }),
  );
  await refreshPriceDrops(deps);
  await subscribe(3);
  for (let hours = 0; hours < 5; hours += 1) {
    await writeNewsletter(deps);
    for (const job of await claimJobs(deps, { kinds: [sendNewsletterJob], limit: 5 })) {
      await jobHandlers[job.kind]?.run(deps, job.payload);
      await completeJob(deps, job);
    }
    deps.clock.advance(hourMs + jobLeaseMs);
  }
  expect(smtp.received).toHaveLength(3);
  expect(smtp.received[0]?.mail.subject).toContain('$20.00, down 50%');
  expect(smtp.received[0]?.mail.text).toContain('instead of $40.00');
});

test('writes no issue in a week without price drops', async () => {
  deps.clock.set('2026-05-07T14:00:00Z');
  await subscribe(1);
  await writeNewsletter(deps);
  expect(await claimJobs(deps, { kinds: [sendNewsletterJob], limit: 5 })).toEqual([]);
});
