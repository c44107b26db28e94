import { test as base, expect } from './fixtures.ts';
import { findSharedSite, listSharedMails, type SharedSite } from './shared-sites.ts';

export { expect };

/** A site without a catalog, with a real SMTP server and without a delay between emails. */
export const test = base.extend<{ accountsSite: SharedSite }>({
  accountsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
    async ({}, use) => use(await findSharedSite('accounts')),
    { timeout: 180_000 },
  ],
  baseURL: async ({ accountsSite }, use) => {
    await use(accountsSite.url);
  },
  allowedHosts: async ({ accountsSite }, use) => {
    await use([accountsSite.provider]);
  },
  // Rejected passwords and codes are part of some journeys.
  refusals: /^\/auth\/v1\//,
});

/** The emails to an address, oldest first. */
async function mailsTo(address: string) {
  const mails = await listSharedMails('accounts');
  return mails.filter(({ recipients }) => recipients.includes(address));
}

/** The newest email to an address, once the SMTP server has received it. */
export async function newestMail(to: string, subject: RegExp) {
  const find = async () => (await mailsTo(to)).findLast((mail) => subject.test(mail.subject));
  await expect.poll(find, { message: `an email ${subject} to ${to}` }).toBeTruthy();
  const text = (await find())?.text ?? '';
  return {
    link: /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? '',
    code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
  };
}
