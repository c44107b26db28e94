import { randomInt } from 'node:crypto';
import { test as base, expect } from './fixtures.ts';
import { findSharedSite, listSharedMails, type SharedSite } from './shared-sites.ts';

export { expect };

/** A site with the demo catalog, a real SMTP server and the address of an AI provider. */
export const test = base.extend<{ formsSite: SharedSite }>({
  formsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
    async ({}, use) => use(await findSharedSite('forms')),
    { timeout: 180_000 },
  ],
  baseURL: async ({ formsSite }, use) => {
    await use(formsSite.url);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
  extraHTTPHeaders: async ({}, use) => {
    const [a, b, c] = [randomInt(256), randomInt(256), randomInt(256)];
    await use({ 'X-Forwarded-For': `10.${a}.${b}.${c}` });
  },
  // Refusals are expected in some journeys.
  refusals: /^\/api\/forms\//,
  allowedHosts: async ({ formsSite }, use) => {
    await use([formsSite.provider]);
  },
});

/** The newest email to an address, once the SMTP server has received it. */
export async function mailTo(to: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const mails = await listSharedMails('forms');
    return mails.findLast((mail) => mail.recipients.includes(to) && subject.test(mail.subject));
  };
  await expect.poll(find, { message: `an email ${subject} to ${to}` }).toBeTruthy();
  return (await find())?.text ?? '';
}
