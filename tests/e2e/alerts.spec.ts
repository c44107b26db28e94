import { savedDropsLabel } from '~/domain/alerts/saved-drops';
import { test } from './alert-site.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixtures.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const linkIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? '';

test('setting an alert, recording a price, getting one email, and following its links', async ({
  page,
  context,
  newBrowser,
  site,
}) => {
  const person = await site.registerPerson();
  await person.signInBrowser(context);
  const best = await site.bestOffer(1);
  const suggested = Math.floor(best.cents * 0.95);
  const alertButton = page.getByRole('button', { name: /^Alert at / });

  await test.step('the product page suggests 5% below today’s best', async () => {
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Price alert' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a price alert' });
    await expect(dialog.getByLabel('when it is back in stock')).toHaveCount(0);
    await expect(dialog.getByLabel('when it costs my price or less per fl oz')).toBeVisible();
    const field = dialog.getByLabel('Price', { exact: true });
    await expect(field).toHaveValue((suggested / 100).toFixed(2));
    await expectAccessible(page, 'a new alert');
    await field.fill(String(best.cents / 100));
    await dialog.getByRole('button', { name: 'Set alert' }).click();
    await expect(dialog).toContainText('Please choose a price below that.');
    await field.fill((suggested / 100).toFixed(2));
    await dialog.getByRole('button', { name: 'Set alert' }).click();
    await expect(page.getByText('Price alert set')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(alertButton).toHaveText(`Alert at $${(suggested / 100).toFixed(2)}`);
  });

  await test.step('a product can have a second alert', async () => {
    await alertButton.click();
    await expect(page.getByRole('heading', { name: 'Edit your price alert' })).toBeVisible();
    await page.getByRole('button', { name: 'Set another' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a price alert' });
    await dialog.getByLabel('when the price drops by a percentage').check();
    await dialog.getByLabel('At least').fill('60');
    await dialog.getByRole('button', { name: 'Set alert' }).click();
    await expect(dialog).toBeHidden();
    expect((await person.callApi('GET', '/api/alerts')).total).toBe(2);
  });

  const fallen = Math.floor(best.cents * 0.9);
  await site.recordPriceTwice(best.id, fallen);
  await expect.poll(() => site.mailsTo(person.email).length, { timeout: 60_000 }).toBe(1);
  const [mail] = site.mailsTo(person.email);
  const text = mail?.text ?? '';
  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

  await test.step('the email states the product, the store, the date and both prices', async () => {
    expect(mail?.subject).toContain(`${money(fallen)}, was ${money(best.cents)}`);
    expect(text).toMatch(/at .+, since .+\./);
    expect(text).toContain('last 12 months');
  });

  await test.step('its button links to the product at that price', async () => {
    await page.goto(linkIn(text, /http\S+\/product\/1/));
    await expect(page.getByRole('region', { name: 'Best price' })).toContainText(money(fallen));
  });

  await test.step('its other link opens the alert for editing', async () => {
    await page.goto(linkIn(text, /http\S+\/alerts#\S+/));
    const dialog = page.getByRole('dialog', { name: 'Edit your price alert' });
    const lower = Math.floor(fallen * 0.8);
    await dialog.getByLabel('Price', { exact: true }).fill((lower / 100).toFixed(2));
    await dialog.getByRole('button', { name: 'Save alert' }).click();
    await expect(
      page.getByText(`When it costs ${money(lower)} or less at any store`, { exact: true }),
    ).toBeVisible();
  });

  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const unsubscribe = header.slice(1, -1);
  const mailOn = async () => (await person.callApi('GET', '/api/alerts/settings')).mail;

  await test.step('opening the unsubscribe link changes nothing; its button does', async () => {
    const stranger = await newBrowser({ javaScriptEnabled: false });
    await stranger.goto(unsubscribe);
    await fetch(unsubscribe, { method: 'HEAD' });
    expect(await mailOn()).toBe(true);
    const title = stranger.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Stop all price alert emails?');
    await stranger.goto(unsubscribe.slice(0, -3));
    await expect(title).toHaveText('This link is incomplete');
    await stranger.goto(linkIn(text, /http\S+unsubscribe\?token=a\.\S+/));
    await expect(title).toHaveText(/^Stop the alert for .+\?$/);
    await stranger.goto(unsubscribe);
    await stranger.getByRole('button', { name: 'Stop all price alert emails' }).click();
    await expect(title).toHaveText('No more price alert emails');
    expect(await mailOn()).toBe(false);
  });

  await test.step('without a channel, the person is warned and can turn emails on', async () => {
    await page.goto('/alerts');
    await page
      .getByRole('button', { name: /^Pause the alert/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Resume the alert/ }).click();
    const words = /You won’t get your alerts: emails are off/;
    await expect(page.getByLabel('Notifications').getByText(words)).toBeVisible();
    const region = page.getByRole('region', { name: 'Your alerts' });
    await expect(region.getByText(words)).toBeVisible();
    await expectAccessible(page, 'alerts without a channel');
    await page
      .getByRole('button', { name: /^Edit the alert/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit your price alert' });
    // The toast of the resumed alert offers the same and may still be shown in the dialog.
    await dialog.getByRole('button', { name: 'Turn on emails' }).first().click();
    await expect(region.getByText(words)).toHaveCount(0);
    expect(await mailOn()).toBe(true);
    await page.keyboard.press('Escape');
  });

  await test.step('the one-click unsubscribe of an email app works', async () => {
    const setting = await person.callApi('GET', '/api/alerts/settings');
    await person.callApi('PUT', '/api/alerts/settings', { ...setting, mail: true });
    const clicked = await fetch(unsubscribe, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect(await mailOn()).toBe(false);
  });

  await test.step('after unsubscribing, another price drop sends no email', async () => {
    await site.recordPriceTwice(best.id, Math.floor(fallen * 0.75));
    const lastNotifiedAt = async () =>
      (await person.callApi('GET', '/api/alerts?product=1')).items.at(-1).notifiedAt;
    await expect.poll(lastNotifiedAt, { timeout: 60_000 }).not.toBeNull();
    expect(site.mailsTo(person.email)).toHaveLength(1);
  });
});

test('alerts can be paused, resumed and deleted, with notification settings', async ({
  page,
  context,
  site,
}) => {
  const person = await site.registerPerson();
  await person.callApi('POST', '/api/alerts', { productId: 2, kind: 'drop', percent: 10 });
  await person.callApi('POST', '/api/alerts', { productId: 3, kind: 'drop', percent: 15 });
  await person.signInBrowser(context);
  await page.goto('/alerts');
  await expect(page.getByText('2 alerts')).toBeVisible();
  await expectAccessible(page, 'two alerts');
  await page
    .getByRole('button', { name: /^Pause the alert/ })
    .first()
    .click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Resume the alert/ }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeHidden();
  await page
    .getByRole('button', { name: /^Delete the alert/ })
    .first()
    .click();
  await expect(page.getByText('1 alert', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your alerts' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 alerts')).toBeVisible();
  await page.getByRole('switch', { name: savedDropsLabel }).check();
  await expect
    .poll(async () => (await person.callApi('GET', '/api/alerts/settings')).savedDrops)
    .toBe(true);
  await page.getByLabel('Quiet hours').check();
  await page.getByLabel('To', { exact: true }).fill('06:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await person.callApi('GET', '/api/alerts/settings')).toMatchObject({
    quietFrom: 22 * 60,
    quietTo: 6 * 60 + 30,
    timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
});

test('signed-out visitors are sent to sign in and back', async ({ page, site }) => {
  const { email, password } = await site.registerPerson();
  await page.goto('/alerts');
  await expect(page.getByRole('heading', { name: 'Sign in to see your alerts' })).toBeVisible();
  await page.goto('/product/1');
  await page.getByRole('button', { name: 'Price alert' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('main').locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
  // The requested dialog opens.
  await expect(page.getByRole('dialog', { name: 'Set a price alert' })).toBeVisible();
  await expect(page).toHaveURL(/\/product\/1$/);
});
