import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createMailDeliveryJournal } from '~/adapters/email/delivery-journal.server';
import { createSmtpTransport } from '~/adapters/email/mail.server';
import type { Database, Queryable } from '~/db/engine/database.server';
import { sql } from '~/db/engine/sql.server';
import { minuteMs } from '~/domain/durations';
import type { Deps } from '~/usecases/deps';
import { claimJobs, completeJob, jobLeaseMs } from '~/usecases/jobs/work-jobs.server';
import { startSmtpServer } from '../../tests/servers/smtp-server';
import { openAlertWorld } from '../../tests/setup/alert-world';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { jobHandlers } from './registry.server';

/** After so many steps the worker is gone: not one more word to the database or the mail server. */
let stepsLeft = Number.POSITIVE_INFINITY;
class Killed extends Error {}
function step(): void {
  stepsLeft -= 1;
  if (stepsLeft < 0) throw new Killed('killed');
}

function mortal<T extends Queryable>(db: T): T {
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

const dyingDb: Database = {
  ...mortal(db),
  transaction: (work) =>
    db.transaction(async (tx) => {
      const result = await work(mortal(tx));
      // Gone before the commit, too.
      step();
      return result;
    }),
};
const dying: Deps = {
  ...base,
  db: dyingDb,
  mail: {
    ...base.mail,
    async send(mail) {
      step();
      await base.mail.send(mail);
      // Killed before the database was told.
      step();
    },
  },
};

/** A worker's life: takes jobs and does them until there are none, or until it is killed. */
async function live(): Promise<'idle' | 'killed'> {
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

/** The same sequence every time, so that a failure can be seen again. */
let seed = 20_260_301;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

/** Where kills fall is the same on both engines; the slower one tries fewer. */
const minKills = db.kind === 'postgres' ? 300 : 100;

test('killed at random some hundred times, nobody gets a mail twice and nobody none', async () => {
  const people = await Promise.all(
    [1, 1, 2, 3, 3].map((product) => world.personWithAlert(product)),
  );
  // Somebody with two alerts, which are one mail.
  const both = await world.personWithAlert(1);
  await world.personWithAlert(3, { kind: 'drop', limitCents: null, percent: 5 }, both.userId);
  let kills = 0;
  let falls = 0;
  while (kills < minKills) {
    falls += 1;
    for (const cents of [2_000, 2_000, 1_800]) {
      base.clock.advance(minuteMs);
      await world.recordPrice([1, 2, 3], cents);
      if (cents !== 1_800) while ((await live()) !== 'idle');
    }
    // A job has eight attempts: after six deaths in a row somebody looks after the machine.
    for (let deaths = 0; ; deaths += 1) {
      stepsLeft = deaths < 6 ? random(45) : Number.POSITIVE_INFINITY;
      if ((await live()) === 'idle') break;
      kills += 1;
      // The one who died lets the lease run out; another takes over.
      base.clock.advance(jobLeaseMs + 1);
    }
    const [left] = await db.rows(
      z.object({ jobs: z.number(), owed: z.number(), unsent: z.number(), dead: z.number() }),
      sql`select (select count(*) from job where state <> 'done') as jobs,
        (select count(*) from job where state = 'dead') as dead,
        (select count(*) from alert_notice where told_at is null) as owed,
        (select count(*) from outbox_mail where sent_at is null) as unsent`,
    );
    expect(left).toEqual({ jobs: 0, owed: 0, unsent: 0, dead: 0 });
    for (const { email } of [...people, both]) {
      const ids = smtp.received
        .filter(({ recipients }) => recipients.includes(email))
        .map(({ mail }) => mail.messageId);
      expect(new Set(ids).size, `${email} after ${falls} falls and ${kills} kills`).toBe(falls);
    }
  }
  // SMTP has no way to ask whether a mail was taken. Only a worker that dies between the server's yes
  // and the record of it, which the sending thread writes at once, sends it again.
  const mails = new Set(smtp.received.map(({ mail }) => mail.messageId)).size;
  expect(mails).toBe(falls * (people.length + 1));
  expect(smtp.received.length).toBe(mails);
  expect(kills).toBeGreaterThanOrEqual(minKills);
}, 240_000);
