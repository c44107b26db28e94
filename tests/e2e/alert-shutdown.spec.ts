import { expect, test } from '@playwright/test';
import { listUnfinishedJobs } from '~/db/testing/jobs.server';
import { type AlertSite, startAlertSite } from './alert-site.ts';

/** Kills a real process; src/jobs/alert-kills.db.test.ts covers every statement. */
test('a killed site sends everyone exactly one email about a price drop', async () => {
  test.setTimeout(300_000);
  const site = await startAlertSite();
  try {
    const best = await Promise.all([1, 2, 3].map((id) => site.bestOffer(id)));
    const people = await Promise.all(
      [1, 1, 2, 2, 3, 3].map((id) => registerPersonWithAlert(site, id)),
    );
    const unfinished = async () => {
      const jobs = await listUnfinishedJobs(site.db);
      return jobs.filter(({ kind }) => ['evaluate-alerts', 'send-mail'].includes(kind)).length;
    };
    const untilDone = () => expect.poll(unfinished, { timeout: 60_000 }).toBe(0);
    for (const { id, cents } of best) await site.recordPriceTwice(id, cents);
    await untilDone();
    for (const { id, cents } of best) await site.recordPriceTwice(id, Math.floor(cents * 0.8));
    await site.killAndRestart();
    await untilDone();
    const counts = people.map(
      ({ email }) => new Set(site.mailsTo(email).map(({ messageId }) => messageId)).size,
    );
    expect(counts).toEqual(people.map(() => 1));
  } finally {
    await site.stop();
  }
});

async function registerPersonWithAlert(site: AlertSite, productId: number) {
  const person = await site.registerPerson();
  const condition = { productId, kind: 'drop', percent: 10 };
  expect(await person.callApi('POST', '/api/alerts', condition)).toMatchObject({ kind: 'drop' });
  return person;
}
