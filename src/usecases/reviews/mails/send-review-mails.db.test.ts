import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSmtpTransport } from '~/adapters/email/mail.server';
import { deleteReview } from '~/db/reviews/review.repo.server';
import { deleteReviewVote, upsertReviewVote } from '~/db/reviews/review-vote.repo.server';
import { upsertAllowedStoreVisit } from '~/db/reviews/store-visit.repo.server';
import { emptyTables } from '~/db/testing/tables.server';
import type { PrivacySettings } from '~/domain/accounts/privacy-settings';
import { dayMs, hourMs } from '~/domain/durations';
import { utcDay } from '~/domain/utc-day';
import { jobHandlers } from '~/jobs/registry.server';
import { createOffer } from '../../../../tests/factories/offer';
import { createPerson } from '../../../../tests/factories/person';
import { createProduct } from '../../../../tests/factories/product';
import { createReview } from '../../../../tests/factories/review';
import { startSmtpServer } from '../../../../tests/servers/smtp-server';
import { killableDatabase } from '../../../../tests/setup/killable-database';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';
import { changePrivacySettings } from '../../accounts/manage-privacy-settings.server';
import { unsubscribeAlerts } from '../../alerts/unsubscribe-alerts.server';
import { claimJobs, completeJob } from '../../jobs/work-jobs.server';
import { createSiteKeys } from '../../operations/site-keys.server';
import { decideReview } from '../operate/decide-review.server';
import { voteOnReview } from '../vote-on-review.server';
import { sendReviewMails } from './send-review-mails.server';

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
beforeAll(async () => {
  await createSiteKeys(deps);
  for (const id of [1, 2, 3]) {
    await createProduct(db, { id });
    await createOffer(db, { productId: id });
  }
});
beforeEach(async () => {
  smtp.received.length = 0;
  deps.clock.set('2026-03-01T12:00:00Z');
  await emptyTables(db, 'review', 'store_visit', 'review_mail', 'privacy_setting', 'job');
});

async function person(changes: Partial<PrivacySettings>): Promise<{ id: string; email: string }> {
  const created = await createPerson(db);
  const { id: userId, email } = created;
  await changePrivacySettings(deps, { userId, email, changes });
  return created;
}

/** Delivers what is in the outbox. */
async function deliver(): Promise<void> {
  for (;;) {
    const jobs = await claimJobs(deps, { kinds: ['send-mail'], limit: 10 });
    if (jobs.length === 0) return;
    for (const job of jobs) {
      await jobHandlers[job.kind]?.run(deps, job.payload);
      await completeJob(deps, job);
    }
  }
}

/** Runs the task, delivers what it wrote, and returns what arrived: recipient and subject. */
async function run(): Promise<string[]> {
  smtp.received.length = 0;
  await sendReviewMails(deps);
  await deliver();
  return smtp.received
    .map(({ recipients, mail }) => `${recipients.join()} ${mail.subject}`)
    .toSorted();
}

const header = (name: string) =>
  smtp.received[0]?.mail.headers.find(({ key }) => key === name)?.value ?? '';

/** Follows the unsubscribe link in the headers of the email that arrived. */
async function unsubscribe(): Promise<string> {
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = header('list-unsubscribe').slice(1, -1);
  expect(smtp.received[0]?.mail.html).toContain(link);
  expect(smtp.received[0]?.mail.text).toContain(link);
  return unsubscribeAlerts(deps, { token: new URL(link).searchParams.get('token') ?? '' });
}

describe('the digest of helpful votes', () => {
  const votes = async (reviewId: number, count: number) => {
    for (let number = 0; number < count; number += 1) {
      const { id: userId } = await createPerson(db);
      await upsertReviewVote(db, { reviewId, userId, helpful: true }, deps.clock.now());
    }
  };

  test('arrives when more people found a review helpful, at most once a week', async () => {
    const { id: userId, email } = await person({ helpfulMails: true });
    const reviewId = await createReview(db, { userId });
    expect(await run()).toEqual([]);
    await votes(reviewId, 2);
    expect(await run()).toEqual([`${email} Your review was helpful to 2 people`]);
    expect(smtp.received[0]?.mail.html).toContain(
      `http://glowfare.test/product/1/reviews?review=${reviewId}`,
    );
    await votes(reviewId, 1);
    expect(await run()).toEqual([]);
    deps.clock.advance(7 * dayMs - hourMs);
    expect(await run()).toEqual([]);
    deps.clock.advance(hourMs);
    expect(await run()).toEqual([`${email} Your review was helpful to 3 people`]);
    expect(smtp.received[0]?.mail.text).toContain('Helpful to 3 people, 1 more than last time');
    deps.clock.advance(30 * dayMs);
    expect(await run()).toEqual([]);
  });

  test('does not count votes that were taken back and cast again', async () => {
    const { id: userId } = await person({ helpfulMails: true });
    const reviewId = await createReview(db, { userId });
    await votes(reviewId, 1);
    const { id: voter } = await createPerson(db);
    const vote = { reviewId, userId: voter };
    await upsertReviewVote(db, { ...vote, helpful: true }, deps.clock.now());
    expect(await run()).toHaveLength(1);
    deps.clock.advance(8 * dayMs);
    await deleteReviewVote(db, vote);
    expect(await run()).toEqual([]);
    await upsertReviewVote(db, { ...vote, helpful: true }, deps.clock.now());
    expect(await run()).toEqual([]);
  });

  test('counts neither other votes nor an own one, and each person once', async () => {
    const { id: userId, email } = await person({ helpfulMails: true });
    const first = await createReview(db, { userId });
    const second = await createReview(db, { userId, productId: 2 });
    const { id: voter } = await createPerson(db);
    for (const reviewId of [first, second]) {
      await upsertReviewVote(db, { reviewId, userId: voter, helpful: true }, deps.clock.now());
    }
    const { id: critic } = await createPerson(db);
    const unhelpful = { reviewId: first, userId: critic, helpful: false };
    await upsertReviewVote(db, unhelpful, deps.clock.now());
    const own = { userId, isAnonymous: false, reviewId: first, helpful: true };
    await expect(voteOnReview(deps, own)).rejects.toThrow('your own review');
    expect(await run()).toEqual([`${email} Your reviews were helpful to 1 person`]);
  });

  test('is about published reviews only, and only for those who asked for it', async () => {
    const { id: userId } = await person({ helpfulMails: true });
    const held = await createReview(db, { userId });
    const unasked = await createReview(db, { userId: (await person({ newsletter: true })).id });
    await votes(held, 1);
    await votes(unasked, 1);
    await decideReview(deps, { id: held, decision: 'hold', reason: 'A second look.' });
    await deliver();
    expect(await run()).toEqual([]);
  });

  test('ends with the link in the email', async () => {
    const { id: userId } = await person({ helpfulMails: true, reviewRequestMails: true });
    const reviewId = await createReview(db, { userId });
    await votes(reviewId, 1);
    expect(await run()).toHaveLength(1);
    expect(await unsubscribe()).toBe('stop-helpful');
    await votes(reviewId, 1);
    deps.clock.advance(8 * dayMs);
    expect(await run()).toEqual([]);
  });
});

describe('the request for a review', () => {
  const visit = (userId: string, productId: number) =>
    upsertAllowedStoreVisit(db, {
      userId,
      productId,
      retailerId: 1,
      day: utcDay(deps.clock.now()),
    });

  test('arrives two weeks after the last visit, once', async () => {
    const { id: userId, email } = await person({ reviewRequestMails: true });
    await visit(userId, 1);
    deps.clock.advance(10 * dayMs);
    await visit(userId, 1);
    deps.clock.advance(13 * dayMs);
    expect(await run()).toEqual([]);
    deps.clock.advance(dayMs);
    expect(await run()).toEqual([`${email} How is Brand 1 Product 1?`]);
    expect(smtp.received[0]?.mail.html).toContain('http://glowfare.test/product/1/review');
    expect(smtp.received[0]?.mail.text).toContain('On March 11, 2026');
    expect(smtp.received[0]?.mail.text).toContain('at Store 1');
    await visit(userId, 1);
    deps.clock.advance(20 * dayMs);
    expect(await run()).toEqual([]);
  });

  test('is about one product at a time, at most once a week, the oldest visit first', async () => {
    const { id: userId, email } = await person({ reviewRequestMails: true });
    await visit(userId, 2);
    deps.clock.advance(dayMs);
    await visit(userId, 1);
    deps.clock.advance(20 * dayMs);
    expect(await run()).toEqual([`${email} How is Brand 1 Product 2?`]);
    deps.clock.advance(6 * dayMs);
    expect(await run()).toEqual([]);
    deps.clock.advance(dayMs);
    expect(await run()).toEqual([`${email} How is Brand 1 Product 1?`]);
  });

  test('is not about a product that was reviewed, even if the review is deleted later', async () => {
    const { id: userId } = await person({ reviewRequestMails: true });
    await visit(userId, 1);
    const id = await createReview(db, { userId, state: 'held' });
    deps.clock.advance(15 * dayMs);
    expect(await run()).toEqual([]);
    await deleteReview(db, { userId, id });
    expect(await run()).toEqual([]);
  });

  test('is not about a product that is no longer listed, or a visit months ago', async () => {
    const { id: userId } = await person({ reviewRequestMails: true });
    await visit(userId, 1);
    deps.clock.advance(61 * dayMs);
    await visit(userId, 77);
    expect(await run()).toEqual([]);
    deps.clock.advance(14 * dayMs);
    expect(await run()).toEqual([]);
  });

  test('comes only to those who asked for it, and ends with the link in it', async () => {
    const { id: quiet } = await person({ storeVisits: true, helpfulMails: true });
    const { id: userId } = await person({ reviewRequestMails: true });
    for (const id of [quiet, userId]) for (const product of [1, 2]) await visit(id, product);
    deps.clock.advance(14 * dayMs);
    expect(await run()).toHaveLength(1);
    expect(await unsubscribe()).toBe('stop-requests');
    deps.clock.advance(14 * dayMs);
    expect(await run()).toEqual([]);
  });
});

/** People who are owed both emails, more than one batch. */
async function peopleWithBoth(count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id: userId, email } = await person({ helpfulMails: true, reviewRequestMails: true });
    const reviewId = await createReview(db, { userId });
    const { id: voter } = await createPerson(db);
    await upsertReviewVote(db, { reviewId, userId: voter, helpful: true }, deps.clock.now());
    const visit = { userId, productId: 2, retailerId: 1, day: '2026-02-10' };
    await upsertAllowedStoreVisit(db, visit);
    emails.push(email);
  }
  return emails;
}

const bothFor = (emails: readonly string[]) =>
  emails
    .flatMap((email) => [
      `${email} How is Brand 1 Product 2?`,
      `${email} Your review was helpful to 1 person`,
    ])
    .toSorted();

test('two processes write each email once', async () => {
  const emails = await peopleWithBoth(30);
  await Promise.all([sendReviewMails(deps), sendReviewMails(deps), sendReviewMails(deps)]);
  expect(await run()).toEqual(bothFor(emails));
});

test('after a kill at any statement, each email is written once', async () => {
  const emails = await peopleWithBoth(3);
  const killable = killableDatabase(db);
  const runOnce = async () => {
    try {
      await sendReviewMails({ ...deps, db: killable.db });
      return 'done';
    } catch (error) {
      if (error instanceof Error && error.message === 'killed') return 'killed';
      throw error;
    }
  };
  let kills = -1;
  do {
    kills += 1;
    killable.killAfter(kills);
  } while ((await runOnce()) === 'killed');
  expect(kills).toBeGreaterThan(20);
  expect(await run()).toEqual(bothFor(emails));
});
