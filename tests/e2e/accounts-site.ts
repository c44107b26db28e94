import { startOidcServer } from '../servers/oidc-server.ts';
import { startSmtpServer, type TestSmtpServer } from '../servers/smtp-server.ts';
import { findFreePort } from '../setup/free-port.ts';
import { test as base, expect } from './fixtures.ts';
import { copyDataFolder, startSite } from './site-process.ts';

export { expect };

interface AccountsSite {
  url: string;
  mailServer: TestSmtpServer;
  /** The provider that accounts can be linked to. */
  provider: TestProvider;
}

type TestProvider = Awaited<ReturnType<typeof startOidcServer>>;

/** A site of its own with a real mail server, where nobody has to wait for the next mail. */
export const test = base.extend<object, { accountsSite: AccountsSite }>({
  accountsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
    async ({}, use) => {
      const data = copyDataFolder('empty');
      const mailServer = await startSmtpServer();
      const port = await findFreePort();
      const provider = await startOidcServer(`http://localhost:${port}/auth/v1/callback`);
      const site = await startSite({
        PORT: String(port),
        AUTH_PROVIDERS: JSON.stringify([provider.registration]),
        DATA_DIR: data.path,
        SMTP_URL: mailServer.url,
        AUTH_LIMITS: 'off',
        AUTH_MAIL_INTERVAL_SECONDS: '0',
      });
      // The name it has in its mails.
      await use({ url: `http://localhost:${port}`, mailServer, provider });
      await site.end('SIGTERM');
      await provider.close();
      await mailServer.close();
      data.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ accountsSite }, use) => {
    await use(accountsSite.url);
  },
  friends: async ({ accountsSite }, use) => {
    await use([accountsSite.provider.issuer]);
  },
  // Refused passwords and codes are what some journeys are about.
  refusals: /^\/auth\/v1\//,
});

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
