import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { listOutboxMails } from '~/db/email/outbox-mail.repo.server';
import { hourMs, minuteMs } from '~/domain/durations';
import { createAlert } from '../../../tests/factories/alert';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { openAlertWorld } from '../../../tests/sites/alert-site';
import { removeSavedProduct, saveProducts } from '../favorites/save-products.server';
import { chooseAlertSetting, showAlertSetting } from './choose-alert-setting.server';
import { chooseSavedDrops } from './choose-saved-drops.server';
import { countAlerts, listAlerts, listDueAlerts } from './list-alerts.server';
import { sendDueAlerts } from './notify/send-due-alerts.server';
import { removeAlert, restoreAlert } from './remove-alert.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const world = await openAlertWorld(db, deps);

beforeEach(async () => {
  await world.reset();
  for (const id of [1, 2, 3]) {
    for (const _ of [1, 2]) {
      deps.clock.advance(minuteMs);
      await world.recordPrice(id, 2_000);
      await world.recordPrice(1_000 + id, 2_200);
    }
  }
  await world.reset();
});

async function see(offerId: number, cents: number) {
  deps.clock.advance(minuteMs);
  await world.recordPrice(offerId, cents);
  await world.evaluate();
}

function someone() {
  const userId = randomUUID();
  const email = `${userId}@example.com`;
  return {
    userId,
    email,
    save: (...ids: number[]) =>
      saveProducts(deps, {
        userId,
        listId: undefined,
        items: ids.map((productId) => ({ productId })),
      }),
    choose: (on: boolean) => chooseSavedDrops(deps, { userId, email, on }),
    emails: async () => (await listOutboxMails(db, 100)).filter(({ to }) => to === email),
  };
}

test('saving alone sends nothing; the switch is offered with the first product, until it is used', async () => {
  const { save, choose, emails, userId } = someone();
  expect(await save(1)).toEqual({ saved: 1, offerSavedDrops: true });
  expect(await save(2)).toEqual({ saved: 1, offerSavedDrops: false });
  await see(1, 1_800);
  expect(await emails()).toEqual([]);
  expect(await showAlertSetting(deps, { userId })).toMatchObject({ savedDrops: null, mail: false });
  await choose(false);
  await removeSavedProduct(deps, { userId, productId: 1 });
  await removeSavedProduct(deps, { userId, productId: 2 });
  expect(await save(1)).toEqual({ saved: 1, offerSavedDrops: false });
});

test('with the switch on, sends one email for drops of products saved before or after', async () => {
  const { save, choose, emails, userId } = someone();
  await save(1, 3);
  await choose(true);
  await save(2);
  expect(await showAlertSetting(deps, { userId })).toMatchObject({ savedDrops: true, mail: true });
  await see(1, 1_901);
  expect(await emails()).toEqual([]);
  await see(1, 1_900);
  await see(1, 1_900);
  await see(2, 1_800);
  const all = await emails();
  expect(all.map(({ subject }) => subject).sort()).toEqual([
    'Brand 1 Product 1, 1.7 oz / 50 ml: $19.00, was $20.00',
    'Brand 1 Product 2, 1.7 oz / 50 ml: $18.00, was $20.00',
  ]);
  for (const { text } of all) {
    expect(text).toContain('You asked for alerts about price drops on everything you save.');
    expect(text).toContain('http://glowfare.test/alerts#saved-drops');
    expect(text).toMatch(/alerts\/unsubscribe\?token=s\./);
  }
});

test('alerts for saved products are not listed as the user’s own', async () => {
  const { save, choose, userId } = someone();
  await save(1, 2);
  await choose(true);
  expect(await countAlerts(deps, { userId })).toEqual({ total: 0, active: 0 });
  expect((await listAlerts(deps, { userId, page: 1 })).items).toEqual([]);
});

test('does not notify of products that are no longer saved, or after the switch is off', async () => {
  const { save, choose, emails, userId } = someone();
  await save(1, 2);
  await choose(true);
  await removeSavedProduct(deps, { userId, productId: 1 });
  await see(1, 1_800);
  await choose(false);
  await see(2, 1_800);
  expect(await emails()).toEqual([]);
});

test('notifies once of a product that also has its own alert', async () => {
  const { save, choose, emails, userId } = someone();
  await createAlert(deps, { userId });
  await save(1);
  await choose(true);
  await see(1, 1_800);
  const [email, ...others] = await emails();
  expect(others).toEqual([]);
  expect(email?.subject).toContain('$18.00, was $20.00');
  expect(email?.text).toContain('when it costs $19.00 or less at any store');
  expect(email?.text).not.toContain('everything you save');
  expect((await listDueAlerts(deps)).notices).toEqual([]);
});

test('applies quiet hours and the digest to saved products, in one email', async () => {
  const { save, choose, emails, userId, email } = someone();
  await save(1, 2);
  await choose(true);
  const nowMinutes = deps.clock.now().getUTCHours() * 60 + deps.clock.now().getUTCMinutes();
  const digestAt = (nowMinutes + 60) % 1_440;
  const times = { timeZone: 'UTC', quietFrom: null, quietTo: null, digestAt };
  await chooseAlertSetting(deps, { userId, email, mail: true, ...times });
  await see(1, 1_800);
  await see(2, 1_700);
  expect(await emails()).toEqual([]);
  deps.clock.advance(hourMs);
  await sendDueAlerts(deps);
  expect((await emails()).map(({ subject }) => subject)).toEqual(['2 prices you were waiting for']);
});

test('saving in one tab while the switch is turned on in another misses nothing', async () => {
  const { save, choose, emails } = someone();
  await save(1);
  await Promise.all([choose(true), save(2), save(3)]);
  for (const id of [1, 2, 3]) await see(id, 1_800);
  expect(await emails()).toHaveLength(3);
});

test('restores a deleted alert with its state and its pending notification', async () => {
  const { userId, email, alert } = await createAlert(deps);
  const setting = { timeZone: 'UTC', quietFrom: 0, quietTo: 1_439, digestAt: null };
  await chooseAlertSetting(deps, { userId, email, mail: true, ...setting });
  await see(1, 1_800);
  await see(1, 1_800);
  await removeAlert(deps, { id: alert.id, userId });
  expect((await listDueAlerts(deps)).notices).toEqual([]);
  const restored = await restoreAlert(deps, { id: alert.id, userId });
  expect(restored).toMatchObject({ id: alert.id, limitCents: 1_900, createdAt: alert.createdAt });
  await world.evaluate();
  expect((await listDueAlerts(deps)).notices).toMatchObject([{ alertId: alert.id }]);
});

test('an alert cannot be restored a day after it was deleted', async () => {
  const { userId, alert } = await createAlert(deps);
  await removeAlert(deps, { id: alert.id, userId });
  deps.clock.advance(25 * hourMs);
  await sendDueAlerts(deps);
  await expect(restoreAlert(deps, { id: alert.id, userId })).rejects.toMatchObject({
    code: 'not_found',
  });
});
