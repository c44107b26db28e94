import { expect, test } from 'vitest';
import { z } from 'zod';
import { openLaggingDatabase } from '../../../tests/setup/lagging-database';
import { migrate } from '../engine/migrate.server';
import { sql } from '../engine/sql.server';

test('keeps the questions, entries and reports from before 0070', async () => {
  const { db, run } = await openLaggingDatabase('0070');
  await run(`insert into retailer (id, name, slug, shipping_cents, return_policy, affiliate_template,
    price_match_eligible) values (1, 'Store', 'store', 0, '', '', false)`);
  await run(`insert into feed (name, retailer_id, address, is_full, added_at)
    values ('store', 1, 'feed.csv', true, now())`);
  await run(`insert into feed_offer (retailer_id, retailer_key, feed_id, run_id, hash, raw, state)
    values (1, 'a', 1, 1, 'x', '{}', 'review'), (1, 'b', 1, 1, 'y', '{}', 'unplaced')`);
  await run(`insert into feed_run (feed_id, state, started_at, digest, report) values
    (1, 'done', now(), '', '{"read": 2, "states": {"placed": 0, "review": 1}}'),
    (1, 'done', now(), '', '{"read": 0}')`);
  await run(`insert into match_review (retailer_id, retailer_key, offer, candidates, reasons, asked_at)
    values (1, 'a', '{}', '[]', '{}', now())`);

  await migrate(db);

  const text = z.object({ text: z.string() });
  expect(await db.rows(text, sql`select state as text from feed_offer order by id`)).toEqual([
    { text: 'question' },
    { text: 'unplaced' },
  ]);
  expect(await db.rows(text, sql`select retailer_key as text from match_question`)).toEqual([
    { text: 'a' },
  ]);
  expect(
    await db.rows(z.object({ report: z.unknown() }), sql`select report from feed_run order by id`),
  ).toEqual([{ report: { read: 2, states: { placed: 0, question: 1 } } }, { report: { read: 0 } }]);
});
