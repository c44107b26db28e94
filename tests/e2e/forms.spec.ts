import type { Page } from '@playwright/test';
import { aPdf } from '../factories/documents.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, mailTo, test } from './forms-site.ts';
import { listSharedMails } from './shared-sites.ts';

const reference = /GF-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() };

/** The page's form, not the one in the footer. */
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) =>
  main(page).locator('input, textarea, select').and(page.getByLabel(label));

/** A unique email address. */
const newAddress = () => `ann-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fillContact(page: Page, email: string) {
  await field(page, 'First name').fill('Ann');
  await field(page, 'Last name').fill('Lee');
  await field(page, 'Email').fill(email);
  await field(page, 'Subject').fill('A price');
  await field(page, 'Message').fill('The serum costs less at the store.');
}

async function fillPriceMatch(page: Page, site: string, email: string) {
  await field(page, 'Product name').fill('Dew Serum');
  await field(page, 'Brand').fill('Halo');
  await field(page, 'Product URL').fill(`${site}/product/1`);
  await field(page, 'Competitor store').selectOption({ index: 1 });
  await field(page, 'Competitor price').fill('0.99');
  await field(page, 'Competitor URL').fill('https://www.sephora.com/serum');
  await field(page, 'Your name').fill('Ann Lee');
  await field(page, 'Email').fill(email);
}

async function fillApplication(page: Page, email: string) {
  await field(page, 'Name').fill('Ann Lee');
  await field(page, 'Email').fill(email);
  await field(page, 'Resume').setInputFiles(pdf);
}

/** Presses Tab until a control has the focus, like a keyboard user. */
async function tabTo(page: Page, label: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    const control = field(page, label);
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${label} cannot be reached with Tab.`);
}

test.describe('contact', () => {
  test('a message arrives, both sides get an email, and the page shows the next steps', async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto('/contact');
    await fillContact(page, email);
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page).toHaveURL(/\/contact\/received\/GF-/);
    await expect(page.getByText('Message sent')).toBeVisible();
    const number = reference.exec(page.url())?.[0] ?? '';
    await expect(main(page).getByText(number)).toBeVisible();
    await expectAccessible(page, 'a message was received');
    await test.step('a confirmation page exists only for a real reference of the right form', async () => {
      const statusOf = async (path: string) => (await page.request.get(path)).status();
      expect(await statusOf(`/contact/received/${number}`)).toBe(200);
      expect(await statusOf(`/careers/received/${number}`)).toBe(404);
      expect(await statusOf('/contact/received/GF-7K2M-9QXA')).toBe(404);
    });
    expect(await mailTo(email, /We have your message/)).toContain(number);
    const countMails = async () =>
      (await listSharedMails('forms')).filter(({ subject }) => subject.includes(number)).length;
    await expect.poll(countMails, 'pressed twice, sent once: one to them, one to us').toBe(2);
  });

  test('each field shows its error, the first one is focused, and fixing it clears the error', async ({
    page,
  }) => {
    await page.goto('/contact');
    await field(page, 'Message').fill('short');
    await page.getByRole('button', { name: 'Send message' }).click();
    for (const [label, sentence] of [
      ['First name', 'Please enter your first name, up to 80 characters.'],
      ['Last name', 'Please enter your last name, up to 80 characters.'],
      ['Email', 'Please enter an email address such as name@example.com'],
      ['Subject', 'Please enter a subject, up to 150 characters.'],
      ['Message', 'Please enter your message, 10 to 5,000 characters.'],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'Message')).toHaveValue('short');
    await field(page, 'First name').fill('Ann');
    await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid');
    await expect(main(page).getByText('Please check the 4 highlighted fields.')).toBeVisible();
  });

  test('input is not lost when the site is unreachable', async ({ page }) => {
    await page.goto('/contact');
    const email = newAddress();
    await fillContact(page, email);
    await page.route('**/api/forms/contact', (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please try again later.')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(email);
    await page.unroute('**/api/forms/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\/received\/GF-/);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/contact');
    for (const [label, text] of [
      ['First name', 'Ann'],
      ['Last name', 'Lee'],
      ['Email', newAddress()],
      ['Subject', 'A price'],
      ['Message', 'The serum costs less.'],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact\/received\/GF-/);
  });
});

test.describe('price match', () => {
  test('a product is looked up, and the request gets a status page', async ({
    page,
    formsSite,
  }) => {
    const email = newAddress();
    await page.goto('/price-match');
    await fillPriceMatch(page, formsSite.url, email);
    const product = page.getByRole('combobox', { name: 'Product name' });
    await product.fill('serum');
    await page.getByRole('option').first().waitFor();
    await product.press('ArrowDown');
    await product.press('Enter');
    await expect(field(page, 'Product URL')).toHaveValue(/\/product\/\d+$/);
    await expect(field(page, 'Brand')).not.toHaveValue('Halo');
    const listed = page.getByText(/^We list it at \$/);
    const [ours = ''] = /[\d,]+\.\d\d/.exec((await listed.textContent()) ?? '') ?? [];
    await field(page, 'Competitor price').fill(ours);
    await expect(field(page, 'Competitor price')).toHaveAccessibleDescription(
      new RegExp(`We already list it at \\$${ours} at .+\\. We match only lower prices\\.`),
    );
    await field(page, 'Competitor price').fill('0.99');
    await expect(field(page, 'Competitor price')).not.toHaveAttribute('aria-invalid');
    await field(page, 'Competitor URL').fill('https://elsewhere.example/serum');
    await page.getByRole('button', { name: 'Request a price match' }).click();
    await expect(field(page, 'Competitor URL')).toBeFocused();
    await expect(field(page, 'Competitor URL')).toHaveAccessibleDescription(
      /This address is not on the site of Sephora\. Please enter a page at sephora\.com/,
    );
    await field(page, 'Competitor URL').fill('https://www.sephora.com/serum');
    await page.getByRole('button', { name: 'Request a price match' }).click();
    await expect(page.getByRole('heading', { name: 'Received.' })).toBeVisible();
    await expect(page.getByText('Request sent')).toBeVisible();
    await expect(main(page).getByText('You’ll hear from us by')).toBeVisible();
    expect(await mailTo(email, /price match request/)).toContain(page.url());
    const answer = await page.request.get(page.url());
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  test('another store does not qualify, and the reason is shown immediately', async ({ page }) => {
    await page.goto('/price-match');
    await field(page, 'Competitor store').selectOption('other');
    await expect(field(page, 'Competitor store')).toHaveAccessibleDescription(
      /Only the US retailers listed on this page qualify/,
    );
    await page.getByRole('button', { name: 'Request a price match' }).click();
    await expect(field(page, 'Product name')).toBeFocused();
    await expect(field(page, 'Competitor price')).toHaveAccessibleDescription(
      'Please enter the price in US dollars, such as 24.99, from $0.01 to $10,000.',
    );
    await expect(page).toHaveURL(/\/price-match$/);
  });

  test('works by keyboard alone', async ({ page, formsSite }) => {
    await page.goto('/price-match');
    for (const [label, text] of [
      ['Product name', 'Dew Serum'],
      ['Brand', 'Halo'],
      ['Product URL', `${formsSite.url}/product/1`],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    await tabTo(page, 'Competitor store');
    await page.keyboard.press('ArrowDown');
    for (const [label, text] of [
      ['Competitor price', '0.99'],
      ['Competitor URL', 'sephora.com/serum'],
      ['Your name', 'Ann'],
      ['Email', newAddress()],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Received.' })).toBeVisible();
  });

  test('a guessed link is not found', async ({ page }) => {
    const answer = await page.goto('/price-match/guessed');
    expect(answer?.status()).toBe(404);
  });
});

test.describe('newsletter', () => {
  test('subscribing on the home page, and unsubscribing', async ({ page }) => {
    const email = newAddress();
    await page.goto('/');
    const box = main(page).getByRole('textbox', { name: 'Email for the newsletter' });
    await box.fill('not-an-address');
    await main(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(/Please enter an email address/);
    await box.fill(email);
    await box.press('Enter');
    await expect(main(page).getByText('Check your email and open the link')).toBeVisible();
    const link = /http\S+\/newsletter\/confirm\S+/.exec(await mailTo(email, /Confirm/));
    await page.goto(link?.[0] ?? '');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You’re subscribed.' })).toBeVisible();
    // Subscribing again notifies only the owner, by an email with the link to unsubscribe.
    await page.goto('/newsletter');
    await main(page).getByRole('textbox').fill(email);
    await main(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(main(page).getByText('Check your email and open the link')).toBeVisible();
    const mail = await mailTo(email, /already/);
    await page.goto(/http\S+\/newsletter\/unsubscribe\S+/.exec(mail)?.[0] ?? '');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed.' })).toBeVisible();
  });

  test('is at the bottom of every page, with its promise', async ({ page }) => {
    await page.goto('/about');
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText('no spam, unsubscribe anytime, weekly updates')).toBeVisible();
    await foot.getByRole('textbox', { name: 'Email for the newsletter' }).fill(newAddress());
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await expect(foot.getByText('Check your email and open the link')).toBeVisible();
  });
});

test.describe('careers', () => {
  test('Apply Now leads to a form that accepts a file', async ({ page }) => {
    const email = newAddress();
    await page.goto('/careers');
    await page.getByRole('link', { name: /^Apply Now.*Data Scientist/ }).click();
    await expect(field(page, 'Position')).toHaveValue('data-scientist');
    await fillApplication(page, email);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(/\/careers\/received\/GF-/);
    await expect(main(page).getByText('We review it within 48 hours.')).toBeVisible();
    await expectAccessible(page, 'an application was received');
    expect(await mailTo(email, /application/)).toContain('review applications within 48 hours');
  });

  test('works by keyboard alone', async ({ page }) => {
    // Wait from the start: a dialog that opens before Playwright listens is lost.
    const choosing = page.waitForEvent('filechooser');
    await page.goto('/careers/apply');
    await tabTo(page, 'Name');
    await page.keyboard.type('Ann Lee');
    await tabTo(page, 'Email');
    await page.keyboard.type(newAddress());
    await tabTo(page, 'Resume');
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(pdf);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/careers\/received\/GF-/);
  });

  test('rejects a missing file and other file types', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Send Us Your Resume' }).click();
    await expect(page).toHaveURL(/\/careers\/apply$/);
    await page.getByRole('button', { name: 'Send application' }).click();
    const rule = /Please choose a PDF, DOC or DOCX file of up to 10 MB\./;
    await expect(field(page, 'Resume')).toHaveAccessibleDescription(rule);
    await expect(field(page, 'Name')).toBeFocused();
    await fillApplication(page, newAddress());
    await expect(field(page, 'Resume')).not.toHaveAttribute('aria-invalid');
    await field(page, 'Resume').setInputFiles({ ...pdf, name: 'cv.exe' });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(field(page, 'Resume')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is validated, keeps its text, and arrives', async ({ page }) => {
    const email = newAddress();
    await page.goto('/contact');
    await fillContact(page, email);
    await field(page, 'Subject').fill('');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send message' }).click();
    expect((await answered).status()).toBe(422);
    await expect(field(page, 'Subject')).toHaveAccessibleDescription(/Please enter a subject/);
    await expect(field(page, 'Subject')).toBeFocused();
    await expect(field(page, 'Message')).toHaveValue('The serum costs less at the store.');
    await field(page, 'Subject').fill('A price');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\/received\/GF-/);
    expect(await mailTo(email, /We have your message/)).toMatch(reference);
  });

  test('a price match request arrives', async ({ page, formsSite }) => {
    await page.goto('/price-match');
    await fillPriceMatch(page, formsSite.url, newAddress());
    await field(page, 'Competitor store').selectOption('other');
    await page.getByRole('button', { name: 'Request a price match' }).click();
    await expect(field(page, 'Competitor store')).toHaveAccessibleDescription(/Only the US/);
    await expect(field(page, 'Competitor price')).toHaveValue('0.99');
    await field(page, 'Competitor store').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Request a price match' }).click();
    await expect(page.getByRole('heading', { name: 'Received.' })).toBeVisible();
  });

  test('a newsletter address is validated and confirmed', async ({ page }) => {
    const email = newAddress();
    await page.goto('/about');
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('textbox', { name: 'Email for the newsletter' }).fill('not-an-address');
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
    const box = main(page).getByRole('textbox', { name: 'Email for the newsletter' });
    await expect(box).toHaveAccessibleDescription(/Please enter an email address/);
    await box.fill(email);
    await main(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email.' })).toBeVisible();
    await mailTo(email, /Confirm/);
  });

  test('a file that is too large shows an error and keeps the other input', async ({ page }) => {
    await page.goto('/careers/apply/data-scientist');
    await fillApplication(page, newAddress());
    await field(page, 'Message').fill('Two lines,\nand a word: filename="x"');
    const large = Buffer.alloc(12 * 1024 * 1024, '%PDF-1.7');
    await field(page, 'Resume').setInputFiles({ ...pdf, buffer: large });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send application' }).click();
    expect((await answered).status()).toBe(413);
    await expect(field(page, 'Resume')).toHaveAccessibleDescription(
      /larger than our limit of 10 MB/,
    );
    await expect(field(page, 'Resume')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('Ann Lee');
    await expect(field(page, 'Message')).toHaveValue('Two lines,\nand a word: filename="x"');
    await field(page, 'Resume').setInputFiles(pdf);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(/\/careers\/received\/GF-/);
  });

  test('an application arrives with its file', async ({ page }) => {
    await page.goto('/careers/apply/data-scientist');
    await fillApplication(page, newAddress());
    await field(page, 'Resume').setInputFiles({ ...pdf, buffer: Buffer.from('<html>') });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(field(page, 'Resume')).toHaveAccessibleDescription(/PDF, DOC or DOCX/);
    await expect(field(page, 'Name')).toHaveValue('Ann Lee');
    await field(page, 'Resume').setInputFiles(pdf);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(/\/careers\/received\/GF-/);
  });
});
