import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { startSmtpServer, type TestSmtpServer } from '../servers/smtp-server.ts';
import { listenForComplaints } from './fixtures.ts';
import { createDataFolder, startSite } from './site-process.ts';

export { expect };

interface AccountsSite {
  url: string;
  mailServer: TestSmtpServer;
}

/** Refused passwords and codes are what some journeys are about; the browser logs each of them. */
const isAuthAnswer = (url: string) => new URL(url).pathname.startsWith('/auth/v1/');

/** A site of its own with a real mail server, where nobody has to wait for the next mail. */
export const test = base.extend<
  { newBrowser: () => Promise<Page> },
  { accountsSite: AccountsSite }
>({
  accountsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
    async ({}, use) => {
      const data = createDataFolder();
      const mailServer = await startSmtpServer();
      const site = await startSite({
        DATA_DIR: data.path,
        SMTP_URL: mailServer.url,
        AUTH_LIMITS: 'off',
        AUTH_MAIL_INTERVAL_SECONDS: '0',
      });
      // The name it has in its mails.
      await use({ url: site.url.replace('127.0.0.1', 'localhost'), mailServer });
      await site.end('SIGTERM');
      await mailServer.close();
      data.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ accountsSite }, use) => {
    await use(accountsSite.url);
  },
  context: async ({ context, accountsSite }, use) => {
    const complaints = watch(context, accountsSite.url);
    await use(context);
    expect(complaints(), 'a page complained or asked another host').toEqual([]);
  },
  /** Another browser, with nothing in common with the first. */
  newBrowser: async ({ browser, accountsSite }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: (() => string[])[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: accountsSite.url });
      contexts.push(context);
      complaints.push(watch(context, accountsSite.url));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints.flatMap((said) => said())).toEqual([]);
  },
});

function watch(context: BrowserContext, url: string): () => string[] {
  const all: ReadonlySet<string>[] = [];
  context.on('page', (page) => all.push(listenForComplaints(page, url, isAuthAnswer)));
  return () => all.flatMap((complaints) => [...complaints]);
}

/** The newest mail to an address, once it has come by way of the mail server. */
export async function newestMail({ mailServer }: AccountsSite, to: string, subject: RegExp) {
  const find = () =>
    mailServer.received.findLast(
      ({ recipients, mail }) => recipients.includes(to) && subject.test(mail.subject ?? ''),
    );
  await expect.poll(find, { message: `a mail ${subject} to ${to}` }).toBeTruthy();
  const text = find()?.mail.text ?? '';
  return {
    link: /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? '',
    code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
  };
}
