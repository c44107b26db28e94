import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listOutboxMails } from '~/db/email/outbox-mail.repo.server';
import { listJobs, markJobsDone } from '~/db/testing/jobs.server';
import { dayMs, minuteMs } from '~/domain/durations';
import { jobHandlers } from '~/jobs/registry.server';
import { createAlert } from '../../../tests/factories/alert';
import { createPerson } from '../../../tests/factories/person';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { openAlertWorld } from '../../../tests/sites/alert-site';
import { chooseAlertSetting } from './choose-alert-setting.server';
import { recheckUnconfirmedAlerts } from './evaluate-alerts.server';
import { listAlerts } from './list-alerts.server';
import { sendDueAlerts } from './notify/send-due-alerts.server';
import { evaluateAlertsJob } from './queue-alert-evaluation.server';
import { setAlertPaused } from './set-alert-paused.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const world = await openAlertWorld(db, deps);

beforeEach(async () => {
  await world.reset();
  for (const id of [1, 2, 3]) {
    // Recorded twice, so that the prices are confirmed.
    for (const _ of [1, 2]) {
      deps.clock.advance(minuteMs);
      await world.recordPrice(id, 2_000);
      await world.recordPrice(1_000 + id, 2_200);
    }
  }
  await world.reset();
  deps.clock.advance(minuteMs);
});

const waiting = () => listJobs(db, { kind: evaluateAlertsJob, state: 'waiting' });

/** Runs the jobs a worker would run. */
async function evaluate() {
  for (const { id, payload } of await waiting()) {
    await jobHandlers[evaluateAlertsJob]?.run(deps, payload);
    await markJobsDone(db, id);
  }
}
async function see(offerId: number, cents: number, inStock = true) {
  deps.clock.advance(minuteMs);
  await world.recordPrice(offerId, cents, inStock);
  await evaluate();
}
const mails = () => listOutboxMails(db, 100);
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to === email);

test('queues the evaluation of alerts for a recorded price, and nothing without alerts', async () => {
  await createAlert(deps, { productId: 2 });
  await world.recordPrice(1, 1_800);
  expect(await waiting()).toEqual([]);
  deps.clock.advance(minuteMs);
  await world.recordPrice(2, 1_800);
  expect((await waiting()).map(({ payload }) => payload)).toEqual([{ productIds: [2] }]);
  await evaluate();
  deps.clock.advance(minuteMs);
  // The second sighting confirms the price: the alert was waiting for that.
  await world.recordPrice(2, 1_800);
  expect(await waiting()).toHaveLength(1);
  await evaluate();
  deps.clock.advance(minuteMs);
  await world.recordPrice(2, 1_800);
  expect(await waiting()).toEqual([]);
});

test('sends one email per price drop, even if it is recorded and evaluated repeatedly', async () => {
  const { email } = await createAlert(deps);
  await see(1, 1_800);
  await see(1, 1_800);
  await see(1, 1_750);
  await jobHandlers[evaluateAlertsJob]?.run(deps, { productIds: [1, 2, 3] });
  await sendDueAlerts(deps);
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Brand 1 Product 1, 1.7 oz / 50 ml: $18.00, was $20.00');
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(
      /^<http:\/\/glowfare\.test\/alerts\/unsubscribe\?token=m\..{36}\..{43}>$/,
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('at Store 1, since March 1');
    expect(part).toContain('This is the lowest price in the last 12 months.');
    expect(part).toContain('when it costs $19.00 or less at any store');
    expect(part).toContain('http://glowfare.test/product/1');
    expect(part).toContain('http://glowfare.test/alerts#');
  }
});

test('notifies again only after the price rose', async () => {
  const { email } = await createAlert(deps);
  await see(1, 1_800);
  await see(1, 2_100);
  await see(1, 2_100);
  await see(1, 1_700);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('an 80% drop from one feed is unconfirmed until it is seen again', async () => {
  const { email, userId } = await createAlert(deps);
  await see(1, 400);
  expect(await mailsTo(email)).toEqual([]);
  const held = (await listAlerts(deps, { userId, page: 1 })).items[0]?.alert;
  expect(held?.heldSince).toEqual(deps.clock.now());
  deps.clock.advance(20 * minuteMs);
  await recheckUnconfirmedAlerts(deps);
  expect(await mailsTo(email)).toEqual([]);
  await see(1, 400);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('evaluates a second sighting even before the first was evaluated', async () => {
  const { email } = await createAlert(deps);
  await see(1, 2_000);
  deps.clock.advance(minuteMs);
  await world.recordPrice(1, 400);
  const [first] = await waiting();
  deps.clock.advance(minuteMs);
  await world.recordPrice(1, 400);
  // The first evaluation was too early; a second must follow.
  expect(await waiting()).toHaveLength(2);
  expect(first?.payload).toEqual({ productIds: [1] });
  await evaluate();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('never notifies of an error that is gone at the next sighting', async () => {
  const { email } = await createAlert(deps);
  await see(1, 200);
  await see(1, 2_000);
  await see(1, 2_000);
  deps.clock.advance(3 * dayMs);
  await recheckUnconfirmedAlerts(deps);
  expect(await mailsTo(email)).toEqual([]);
});

test('combines due alerts into one email, biggest drop first', async () => {
  const { userId, email } = await createAlert(deps);
  await createAlert(deps, { productId: 2, userId, kind: 'drop', limitCents: null, percent: 10 });
  await createAlert(deps, { productId: 3, userId });
  deps.clock.advance(minuteMs);
  for (const [id, cents] of [
    [1, 1_850],
    [2, 1_600],
    [3, 1_900],
  ] as const)
    await world.recordPrice(id, cents);
  await jobHandlers[evaluateAlertsJob]?.run(deps, { productIds: [1, 2, 3] });
  await evaluate();
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('3 prices you were waiting for');
  expect(mail?.text).toMatch(/Product 2[\s\S]*Product 1[\s\S]*Product 3/);
});

describe('a user with delivery preferences', () => {
  const setting = (userId: string, given: object) => ({
    userId,
    email: `${userId}@example.com`,
    mail: true,
    timeZone: 'UTC',
    quietFrom: null,
    quietTo: null,
    digestAt: null,
    ...given,
  });

  test('gets nothing in quiet hours, and one email after them', async () => {
    deps.clock.set('2026-04-03T23:00:00Z');
    const { userId, email } = await createAlert(deps);
    await createAlert(deps, { productId: 2, userId });
    await chooseAlertSetting(deps, setting(userId, { quietFrom: 1_320, quietTo: 420 }));
    await see(1, 1_800);
    await see(2, 1_700);
    await sendDueAlerts(deps);
    expect(await mailsTo(email)).toEqual([]);
    deps.clock.set('2026-04-04T07:00:30Z');
    expect(await sendDueAlerts(deps)).toEqual({ people: 1 });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      '2 prices you were waiting for',
    ]);
  });

  test('gets a digest at the chosen time', async () => {
    deps.clock.set('2026-04-05T12:00:00Z');
    const { userId, email } = await createAlert(deps);
    await chooseAlertSetting(deps, setting(userId, { digestAt: 18 * 60 }));
    await see(1, 1_800);
    deps.clock.set('2026-04-05T17:59:00Z');
    await sendDueAlerts(deps);
    expect(await mailsTo(email)).toEqual([]);
    deps.clock.set('2026-04-05T18:00:00Z');
    await sendDueAlerts(deps);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is not notified of outdated drops, but of the next drop', async () => {
    deps.clock.set('2026-04-06T23:00:00Z');
    const { userId, email } = await createAlert(deps);
    await chooseAlertSetting(deps, setting(userId, { quietFrom: 1_320, quietTo: 420 }));
    await see(1, 1_800);
    deps.clock.advance(minuteMs);
    // Seen once, so the alert does not count it as a rise yet, but the price is no longer $18.
    await world.recordPrice(1, 5_000);
    deps.clock.set('2026-04-07T08:00:00Z');
    await sendDueAlerts(deps);
    expect(await mailsTo(email)).toEqual([]);
    await evaluate();
    await see(1, 1_800);
    await see(1, 1_800);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('gets no email when they turned emails off', async () => {
    const { userId, email } = await createAlert(deps);
    await chooseAlertSetting(deps, setting(userId, { mail: false }));
    await see(1, 1_800);
    expect(await mailsTo(email)).toEqual([]);
  });
});

test('a paused alert does not notify, and is evaluated when resumed', async () => {
  const { userId, email, alert } = await createAlert(deps);
  await setAlertPaused(deps, { id: alert.id, userId, paused: true });
  await see(1, 1_800);
  await see(1, 1_800);
  expect(await mailsTo(email)).toEqual([]);
  await setAlertPaused(deps, { id: alert.id, userId, paused: false });
  await evaluate();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('one store, with shipping, per fl oz and back in stock', async () => {
  const store = await createAlert(deps, { retailerId: 2, limitCents: 2_100 });
  const deliveredAlert = await createAlert(deps, { withShipping: true, limitCents: 2_450 });
  const unit = await createAlert(deps, { kind: 'unit-price-below', limitCents: 1_095 });
  await see(1, 1_850);
  expect(await mailsTo(store.email)).toEqual([]);
  expect((await mailsTo(deliveredAlert.email))[0]?.subject).toContain('$24.49, was $25.99');
  expect((await mailsTo(unit.email))[0]?.subject).toContain('$10.94 per fl oz, was $11.83');
  await see(1_001, 2_100);
  expect(await mailsTo(store.email)).toHaveLength(1);
  await see(1, 1_850, false);
  const condition = { kind: 'back-in-stock', limitCents: null, retailerId: 1 } as const;
  const back = await createAlert(deps, condition);
  await see(1, 1_850, false);
  expect(await mailsTo(back.email)).toEqual([]);
  await see(1, 1_850);
  expect((await mailsTo(back.email))[0]?.text).toContain('It is back in stock');
});

test('evaluates many alerts of one product in batches and notifies each once', async () => {
  const people = Array.from({ length: 210 }, () => randomUUID());
  for (const userId of people) await createAlert(deps, { userId });
  await see(1, 1_800);
  await sendDueAlerts(deps);
  const all = await listOutboxMails(db, 1_000);
  expect(new Set(all.map(({ to }) => to)).size).toBe(210);
  expect(all).toHaveLength(210);
});

test('uses the account’s current confirmed address', async () => {
  const { userId } = await createAlert(deps);
  await createPerson(db, { id: userId, email: 'new@example.com' });
  await see(1, 1_800);
  expect((await mails()).map(({ to }) => to)).toEqual(['new@example.com']);
});
