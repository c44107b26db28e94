import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createMailDeliveryJournal } from '~/adapters/email/delivery-journal.server';
import { createSmtpTransport } from '~/adapters/email/mail.server';
import { listWaitingNotices } from '~/db/alerts/alert-notice.repo.server';
import type { Database, Queryable } from '~/db/engine/database.server';
import { countUnsentMails } from '~/db/testing/email.server';
import { listUnfinishedJobs } from '~/db/testing/jobs.server';
import { minuteMs } from '~/domain/durations';
import { jobLeaseMs } from '~/domain/jobs/job';
import type { Deps } from '~/usecases/deps';
import { claimJobs, completeJob } from '~/usecases/jobs/work-jobs.server';
import { createAlert } from '../../tests/factories/alert';
import { startSmtpServer } from '../../tests/servers/smtp-server';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { openAlertWorld } from '../../tests/sites/alert-site';
import { jobHandlers } from './registry.server';

/** After this number of steps the worker is dead: no more calls to the database or the mail server. */
let stepsLeft = Number.POSITIVE_INFINITY;
class Killed extends Error {}
function step(): void {
  stepsLeft -= 1;
  if (stepsLeft < 0) throw new Killed('killed');
}

function killable<T extends Queryable>(db: T): T {
  return {
    ...db,
    rows: async (row, query) => {
      step();
      return db.rows(row, query);
    },
    execute: async (statement) => {
      step();
      return db.execute(statement);
    },
  };
}

const db = await openTestDatabase();
const smtp = await startSmtpServer();
const folder = mkdtempSync(join(tmpdir(), 'glowfare-handed-over-'));
const log = { info() {}, warn() {}, error() {} };
const base = testDeps(db, {
  mail: createSmtpTransport({
    smtpUrl: smtp.url,
    from: { name: 'Glowfare', address: 'hello@glowfare.test' },
    record: createMailDeliveryJournal({ folder, log }),
  }),
});
const world = await openAlertWorld(db, base);
afterAll(async () => {
  base.mail.close();
  await smtp.close();
});

const killableDb: Database = {
  ...killable(db),
  transaction: (work) =>
    db.transaction(async (tx) => {
      const result = await work(killable(tx));
      // The commit counts as a step, too.
      step();
      return result;
    }),
};
const dying: Deps = {
  ...base,
  db: killableDb,
  mail: {
    ...base.mail,
    async send(mail) {
      step();
      await base.mail.send(mail);
      // Killed before the database records it.
      step();
    },
  },
};

/** Runs jobs until there are none, or until the worker is killed. */
async function runWorker(): Promise<'idle' | 'killed'> {
  try {
    for (;;) {
      const jobs = await claimJobs(dying, { kinds: Object.keys(jobHandlers), limit: 2 });
      if (jobs.length === 0) return 'idle';
      for (const job of jobs) {
        await jobHandlers[job.kind]?.run(dying, job.payload);
        await completeJob(dying, job);
      }
    }
  } catch (error) {
    if (error instanceof Killed) return 'killed';
    throw error;
  } finally {
    stepsLeft = Number.POSITIVE_INFINITY;
  }
}

/** A fixed sequence, so that failures are reproducible. */
let seed = 20_260_301;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

/** The slower engine tries fewer. */
const minKills = db.kind === 'postgres' ? 150 : 60;

test('after many random crashes, every email was sent exactly once', async () => {
  const people = await Promise.all(
    [1, 1, 2, 3, 3].map((product) => createAlert(base, { productId: product })),
  );
  // A user with two alerts that are sent in one email.
  const both = await createAlert(base);
  await createAlert(base, {
    productId: 3,
    userId: both.userId,
    kind: 'drop',
    limitCents: null,
    percent: 5,
  });
  let kills = 0;
  let falls = 0;
  while (kills < minKills) {
    falls += 1;
    for (const cents of [2_000, 2_000, 1_800]) {
      base.clock.advance(minuteMs);
      await world.recordPrice([1, 2, 3], cents);
      if (cents !== 1_800) while ((await runWorker()) !== 'idle');
    }
    // A job has eight attempts: after six crashes in a row an operator would step in.
    for (let deaths = 0; ; deaths += 1) {
      stepsLeft = deaths < 6 ? random(45) : Number.POSITIVE_INFINITY;
      if ((await runWorker()) === 'idle') break;
      kills += 1;
      // The lease of the dead worker expires; another one takes over.
      base.clock.advance(jobLeaseMs + 1);
    }
    expect(await listUnfinishedJobs(db)).toEqual([]);
    expect(await listWaitingNotices(db, 1)).toEqual([]);
    expect(await countUnsentMails(db)).toBe(0);
    for (const { email } of [...people, both]) {
      const ids = smtp.received
        .filter(({ recipients }) => recipients.includes(email))
        .map(({ mail }) => mail.messageId);
      expect(new Set(ids).size, `${email} after ${falls} falls and ${kills} kills`).toBe(falls);
    }
  }
  // SMTP cannot say whether an email was accepted. It is sent twice only if the worker dies between the
  // server's confirmation and its record, which the sending thread writes immediately.
  const mails = new Set(smtp.received.map(({ mail }) => mail.messageId)).size;
  expect(mails).toBe(falls * (people.length + 1));
  expect(smtp.received.length).toBe(mails);
  expect(kills).toBeGreaterThanOrEqual(minKills);
});
