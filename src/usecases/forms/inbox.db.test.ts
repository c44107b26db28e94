import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createUploads } from '~/adapters/uploads/create-uploads.server';
import { sql } from '~/db/engine/sql.server';
import { dayMs, minuteMs } from '~/domain/durations';
import { jobHandlers } from '~/jobs/registry.server';
import { aPdf } from '../../../tests/factories/documents';
import { openFormWorld } from '../../../tests/setup/form-world';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { claimJobs, completeJob } from '../jobs/work-jobs.server';
import { answerSubmission } from './answer-submission.server';
import { listInbox } from './list-inbox.server';
import { readApplication, readContactMessage } from './read-submission.server';
import { tidyForms } from './tidy-forms.server';

const db = await openTestDatabase();
const uploads = createUploads();
const world = openFormWorld(db, { uploads });
const { deps } = world;

afterAll(() => uploads.close());
beforeEach(async () => {
  deps.clock.set('2026-03-01T12:00:00Z');
  for (const table of [sql`contact_message`, sql`job_application`]) {
    await db.execute(sql`delete from ${table}`);
  }
  await world.forgetMails();
});

async function write(message = 'A question of mine.'): Promise<string> {
  const response = await world.send('contact', {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    subject: 'A question',
    message,
  });
  return (await response.json()).to.split('/').at(-1);
}

async function apply(email = 'ben@example.com'): Promise<string> {
  const response = await world.send('application', {
    name: 'Ben',
    email,
    file: new File([new Uint8Array(aPdf())], 'cv.pdf'),
  });
  return (await response.json()).to.split('/').at(-1);
}

test('a message is open until it is answered, and the answer is emailed to its sender', async () => {
  const reference = await write();
  const waiting = async () => (await listInbox(deps, { all: false })).messages.length;
  expect(await waiting()).toBe(1);
  await expect(answerSubmission(deps, { reference, answer: ' ' })).rejects.toThrow(
    'enter an answer',
  );
  await answerSubmission(deps, { reference, answer: 'Yes.\n\nGladly.' });
  expect(await waiting()).toBe(0);
  expect((await listInbox(deps, { all: true })).messages).toHaveLength(1);
  const { answers } = await readContactMessage(deps, { reference });
  expect(answers.map(({ answer }) => answer)).toEqual(['Yes.\n\nGladly.']);
  const mails = await world.mailsTo('ann@example.com');
  const answer = mails.find(({ subject }) => subject === `Re: A question (${reference})`);
  expect(answer?.text).toContain('Gladly.');
  expect(answer?.headers).toEqual({ 'Reply-To': 'hello@glowfare.test' });
});

test('an application is open until it is answered, the most urgent first', async () => {
  const reference = await apply();
  deps.clock.advance(minuteMs);
  const later = await apply('carol@example.com');
  const waiting = async () =>
    (await listInbox(deps, { all: false })).applications.map((one) => one.reference);
  expect(await waiting()).toEqual([reference, later]);
  await expect(answerSubmission(deps, { reference, answer: ' ' })).rejects.toThrow(
    'enter an answer',
  );
  await answerSubmission(deps, { reference, answer: 'Come and see us.\n\nOn Monday?' });
  expect(await waiting()).toEqual([later]);
  expect((await listInbox(deps, { all: true })).applications).toHaveLength(2);
  const { answers } = await readApplication(deps, { reference });
  expect(answers.map(({ answer }) => answer)).toEqual(['Come and see us.\n\nOn Monday?']);
  const mails = await world.mailsTo('ben@example.com');
  const mail = mails.find(({ subject }) => subject === `Your application (${reference})`);
  expect(mail?.text).toContain('On Monday?');
  expect(mail?.headers).toEqual({ 'Reply-To': 'hello@glowfare.test' });
  await expect(
    answerSubmission(deps, { reference: 'GF-0000-0000', answer: 'Yes.' }),
  ).rejects.toThrow('There is nothing with the reference');
});

test('returns the file of an application unchanged', async () => {
  const { bytes } = await readApplication(deps, { reference: await apply() });
  expect(Buffer.from(bytes)).toEqual(aPdf());
});

describe('submissions are deleted', () => {
  const count = async (table: 'contact_message' | 'job_application') => {
    const from = table === 'contact_message' ? sql`contact_message` : sql`job_application`;
    const [row] = await db.rows(
      z.object({ n: z.number() }),
      sql`select count(*) as n from ${from}`,
    );
    return row?.n;
  };

  test('a message after 365 days, with its answers', async () => {
    const reference = await write();
    await answerSubmission(deps, { reference, answer: 'Yes.' });
    deps.clock.advance(365 * dayMs);
    await tidyForms(deps);
    expect(await count('contact_message')).toBe(1);
    deps.clock.advance(1);
    await tidyForms(deps);
    expect(await count('contact_message')).toBe(0);
  });

  test('an application after 180 days, and its file', async () => {
    const reference = await apply();
    const { application } = await readApplication(deps, { reference });
    await answerSubmission(deps, { reference, answer: 'Yes.' });
    deps.clock.advance(180 * dayMs);
    await tidyForms(deps);
    expect(await count('job_application')).toBe(1);
    deps.clock.advance(1);
    await tidyForms(deps);
    expect(await count('job_application')).toBe(0);
    const kinds = ['drop-application-file'];
    for (const job of await claimJobs(deps, { kinds, limit: 10 })) {
      await jobHandlers[job.kind]?.run(deps, job.payload);
      await completeJob(deps, job);
    }
    expect(await deps.files.get(application.fileKey)).toBeNull();
  });

  test('an unconfirmed address after seven days', async () => {
    await world.send('newsletter', { email: 'ann@example.com' });
    deps.clock.advance(7 * dayMs + 1);
    await tidyForms(deps);
    const [row] = await db.rows(
      z.object({ n: z.number() }),
      sql`select count(*) as n from newsletter_subscriber`,
    );
    expect(row?.n).toBe(0);
  });
});
