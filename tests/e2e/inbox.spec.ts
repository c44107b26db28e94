import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { aPdf } from '../factories/documents.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, mailTo, test } from './forms-site.ts';
import { glowfare } from './glowfare-command.ts';
import { runSiteCommand } from './operator-client.ts';

// Every command starts a program, which is slow on a busy machine.
test.setTimeout(150_000);

const newAddress = () => `ann-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Submits a form like a browser without scripts; returns the path of the confirmation page. */
async function send(page: Page, path: string, fields: Record<string, string | typeof pdf>) {
  const multipart = fields;
  const response = await page.request.post(path, {
    multipart,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  return response.headers().location ?? '';
}

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() };

/** Lower at each attempt: an approved price becomes the listed one. */
const matchedPrice = () => (3.21 - test.info().retry).toFixed(2);

/** Each test uses a different product, because requests must be below the listed price. */
function requestPriceMatch(page: Page, url: string, email: string, productId: number) {
  return send(page, '/price-match', {
    productName: 'A serum',
    brand: 'Halo',
    productUrl: `${url}/product/${productId}`,
    store: 'ulta-beauty',
    price: matchedPrice(),
    competitorUrl: 'www.ulta.com/serum',
    details: '',
    name: 'Ann Lee',
    email,
  });
}

const referenceOn = async (page: Page) =>
  /GF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';

test('a price match goes through its states while the site runs, and ends up on the product page', async ({
  page,
  formsSite,
}) => {
  const { url, dataDir } = formsSite;
  const email = newAddress();
  await page.goto(await requestPriceMatch(page, url, email, 2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Received.');
  await expectAccessible(page, 'received');
  const id = await referenceOn(page);
  const listed = await glowfare(dataDir, ['inbox']).ended;
  expect(listed.stdout).toContain(`${id}  received  due `);
  const decide = (state: string, note = '') =>
    runSiteCommand(dataDir, 'inbox decide', { id, state, ...(note && { note }) });

  expect(await decide('verifying')).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifying.');
  await expectAccessible(page, 'verifying');
  await expect(decide('received')).rejects.toThrow('cannot become received');

  expect(await decide('approved', 'Seen today.')).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approved.');
  await expect(page.getByRole('main')).toContainText('Seen today.');
  await expectAccessible(page, 'approved');
  await mailTo(email, /approved/);
  await page.getByRole('link', { name: 'See it on the product page' }).click();
  await expect(page).toHaveURL(/\/product\/2$/);
  await expect(page.getByRole('main')).toContainText(`$${matchedPrice()}`);
});

test('a declined price match shows the reason', async ({ page, formsSite }) => {
  await page.goto(await requestPriceMatch(page, formsSite.url, newAddress(), 4));
  const id = await referenceOn(page);
  const decision = { id, state: 'declined', note: 'It is another size.' };
  expect(await runSiteCommand(formsSite.dataDir, 'inbox decide', decision)).toMatchObject({
    code: 0,
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declined.');
  await expect(page.getByRole('main')).toContainText('It is another size.');
  await expectAccessible(page, 'declined');
});

test('messages and applications are shown, answered and saved on the command line', async ({
  page,
  formsSite,
}) => {
  const { dataDir } = formsSite;
  const email = newAddress();
  const inbox = (command: string, values: Record<string, string>) =>
    runSiteCommand(dataDir, `inbox ${command}`, values);
  const last = (path: string) => path.split('/').at(-1) ?? '';
  const message = last(
    await send(page, '/contact', {
      firstName: 'Ann',
      lastName: 'Lee',
      email,
      subject: 'A question',
      message: 'What is a serum good for?',
    }),
  );
  const application = last(
    await send(page, '/careers/apply', {
      role: '',
      name: 'Ann',
      email,
      link: '',
      message: '',
      file: pdf,
    }),
  );
  expect(await inbox('answer', { id: message, text: 'For much.' })).toMatchObject({ code: 0 });
  expect(await mailTo(email, /Re: A question/)).toContain('For much.');
  const shown = await inbox('show', { id: message });
  expect(shown.text).toMatch(/What is a serum good for\?[\s\S]*Answered /);

  const to = join(dataDir, 'saved');
  const saved = await glowfare(dataDir, ['inbox', 'save', '--id', application, '--to', to]).ended;
  expect(saved, saved.stderr).toMatchObject({ code: 0 });
  expect(saved.stdout).toContain('Inside the file: text and pictures only.');
  expect(readFileSync(join(to, `${application}.pdf`))).toEqual(aPdf());
  expect(await inbox('answer', { id: application, text: 'Come.' })).toMatchObject({ code: 0 });
  expect(await mailTo(email, /Your application/)).toContain('Come.');
  const { text } = await runSiteCommand(dataDir, 'inbox');
  expect(text).not.toContain(message);
  expect(text).not.toContain(application);
  expect(await inbox('show', { id: 'nonsense' })).toMatchObject({ code: 2 });
});

test('the newsletter pages are accessible in each state', async ({ page }) => {
  const email = newAddress();
  await page.goto('/newsletter');
  await page.getByRole('main').getByRole('textbox').fill('not-an-address');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
  await expectAccessible(page, 'an invalid address');
  await send(page, '/newsletter', { email });
  const text = await mailTo(email, /Confirm/);
  await page.goto(/http\S+\/newsletter\/confirm\S+/.exec(text)?.[0] ?? '');
  await expectAccessible(page, 'confirming');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed.' })).toBeVisible();
  await expectAccessible(page, 'confirmed');
  await send(page, '/newsletter', { email });
  const again = await mailTo(email, /already/);
  await page.goto(/http\S+\/newsletter\/unsubscribe\S+/.exec(again)?.[0] ?? '');
  await expectAccessible(page, 'unsubscribing');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed.' })).toBeVisible();
  await expectAccessible(page, 'unsubscribed');
});

for (const [path, button] of [
  ['/contact', 'Send message'],
  ['/price-match', 'Request a price match'],
  ['/careers/apply', 'Send application'],
] as const) {
  test(`${path} with errors is accessible`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(/Please check the \d highlighted fields/)).toBeVisible();
    await expectAccessible(page, `${path} with errors`);
  });
}

test('help search results and a vote are accessible', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('main').getByRole('searchbox').fill('alrets');
  await expect(page.getByRole('heading', { name: /articles for “alrets”/ })).toBeVisible();
  await expectAccessible(page, 'search results');
  await page.goto('/help/price-verdicts');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Yes' })).toBeHidden();
  await expectAccessible(page, 'a vote');
});
