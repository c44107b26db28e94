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

/** A separate site with a real SMTP server and without a delay between emails. */
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
      // The host name used in its emails.
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
  allowedHosts: async ({ accountsSite }, use) => {
    await use([accountsSite.provider.issuer]);
  },
  // Rejected passwords and codes are part of some journeys.
  refusals: /^\/auth\/v1\//,
});

/** The newest email to an address, once the SMTP server has received it. */
export async function newestMail({ mailServer }: AccountsSite, to: string, subject: RegExp) {
  const find = () =>
    mailServer.received.findLast(
      ({ recipients, mail }) => recipients.includes(to) && subject.test(mail.subject ?? ''),
    );
  await expect.poll(find, { message: `an email ${subject} to ${to}` }).toBeTruthy();
  const text = find()?.mail.text ?? '';
  return {
    link: /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? '',
    code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
  };
}
