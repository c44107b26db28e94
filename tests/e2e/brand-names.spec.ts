import type { Page } from '@playwright/test';
import { startAiProvider } from '../servers/ai-provider.ts';
import { test as base, expect } from './forms-site.ts';

const test = base.extend<{ provider: Awaited<ReturnType<typeof startAiProvider>> }>({
  provider: async ({ formsSite }, use) => {
    const provider = await startAiProvider(Number(new URL(formsSite.provider).port));
    await use(provider);
    await provider.close();
  },
});

// The provider would have to allow another header.
test.use({ extraHTTPHeaders: {} });

// In one worker: they all start the provider on the same port.
test.describe.configure({ mode: 'default' });

const fallback = ['BeautyHub', 'GlowMarket', 'LuxeFind'];
const key = (page: Page) => page.getByLabel('Perplexity API key');
const button = (page: Page) => page.getByRole('button', { name: 'Generate Brand Names' });
const names = (page: Page) =>
  page.getByRole('list', { name: 'Suggested names' }).locator('li > span');

test('gets three names directly from the provider and sends the key nowhere else', async ({
  page,
  context,
  formsSite,
  provider,
}) => {
  const { url } = formsSite;
  const toUs: string[] = [];
  page.on('request', (request) => {
    const text = `${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`;
    if (request.url().startsWith(url)) toUs.push(text);
  });
  provider.behave({ content: 'Dewly\n\n Fareglow \nVelvette' });
  await page.goto('/brand-suggestions');
  await expect(key(page)).toHaveAttribute('type', 'password');
  await expect(button(page)).toBeDisabled();
  await key(page).fill('   ');
  await expect(button(page)).toBeDisabled();
  await key(page).press('Enter');
  await expect(page.getByText('API Key Required')).toBeVisible();
  await key(page).fill('pplx-secret');
  await button(page).click();
  await expect(page.getByText('Brand Names Generated')).toBeVisible();
  await expect(names(page)).toHaveText(['Dewly', 'Fareglow', 'Velvette']);
  expect(provider.asked).toHaveLength(1);
  expect(provider.asked[0]?.headers.authorization).toBe('Bearer pplx-secret');
  expect(toUs.filter((text) => text.includes('pplx-secret'))).toEqual([]);
  expect(await context.storageState()).toMatchObject({ cookies: [] });
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('pplx-secret');
});

for (const [what, behavior] of [
  ['a wrong key', { status: 401 }],
  ['a server error', { status: 500 }],
  ['a web page instead of JSON', { html: '<h1>Sign in</h1>' }],
] as const) {
  test(`shows an error and our own names on ${what}`, async ({ page, provider }) => {
    provider.behave(behavior);
    await page.goto('/brand-suggestions');
    await key(page).fill('pplx-wrong');
    await key(page).press('Enter');
    await expect(page.getByText('Generation Failed')).toBeVisible();
    await expect(
      page.getByText('Unable to generate brand names. Please check your API key.'),
    ).toBeVisible();
    await expect(names(page)).toHaveText(fallback);
  });
}

test('shows our own names if there are only two', async ({ page, provider }) => {
  provider.behave({ content: 'Dewly\nFareglow' });
  await page.goto('/brand-suggestions');
  await key(page).fill('pplx-key');
  await button(page).click();
  await expect(names(page)).toHaveText(fallback);
});

test('copying a name shows a mark for two seconds, or an error', async ({ page, provider }) => {
  provider.behave({ content: 'Dewly\nFareglow\nVelvette' });
  await page.addInitScript(() => {
    const copied: string[] = [];
    const writeText = async (text: string) => {
      if (copied.length > 0) throw new Error('not allowed');
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.goto('/brand-suggestions');
  await key(page).fill('pplx-key');
  await button(page).click();
  const marked = page.getByRole('button', { name: 'Copied Dewly' });
  // Start waiting before the click: on a busy machine it may take two seconds to begin.
  const shown = marked.waitFor();
  await page.getByRole('button', { name: 'Copy Dewly' }).click();
  await shown;
  await expect(page.getByText('Copied!')).toBeVisible();
  await expect(marked).toBeHidden();
  await page.getByRole('button', { name: 'Copy Fareglow' }).click();
  await expect(page.getByText('Unable to copy to clipboard.')).toBeVisible();
});

test('only this page may call the provider, also after client-side navigation', async ({
  page,
  provider,
}) => {
  const policy = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'];
  expect(await policy('/brand-suggestions')).toContain(`connect-src 'self' ${provider.url};`);
  expect(await policy('/contact')).not.toContain(provider.url);
  const mayTalk = () =>
    page.evaluate(
      (url) =>
        fetch(`${url}/chat/completions`, { method: 'POST', body: '{}' }).then(
          () => true,
          () => false,
        ),
      provider.url,
    );
  provider.behave({ content: '' });
  await page.goto('/about');
  expect(await mayTalk()).toBe(false);
  await page.getByRole('link', { name: 'Brand Name Generator' }).click();
  await expect(button(page)).toBeVisible();
  await page.waitForLoadState('load');
  expect(await mayTalk()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.waitForLoadState('load');
  expect(await mayTalk()).toBe(false);
});
