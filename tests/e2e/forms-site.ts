import { startAiProvider } from '../servers/ai-provider.ts';
import { startSmtpServer, type TestSmtpServer } from '../servers/smtp-server.ts';
import { test as base, expect } from './fixtures.ts';
import { copyDataFolder, demo, startSite } from './site-process.ts';

export { expect };

interface FormsSite {
  url: string;
  /** The data folder, for operator commands. */
  dataDir: string;
  mailServer: TestSmtpServer;
  provider: Awaited<ReturnType<typeof startAiProvider>>;
}

/** A separate site with a real SMTP server and an AI provider, both in this process. */
export const test = base.extend<object, { formsSite: FormsSite }>({
  formsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
    async ({}, use) => {
      const data = copyDataFolder('demo');
      const mailServer = await startSmtpServer();
      const provider = await startAiProvider();
      const site = await startSite({
        DATA_DIR: data.path,
        SMTP_URL: mailServer.url,
        AI_BASE_URL: provider.url,
        ...demo,
      });
      // The host name used in its emails.
      const url = site.url.replace('127.0.0.1', 'localhost');
      await use({ url, dataDir: data.path, mailServer, provider });
      await site.end('SIGTERM');
      await mailServer.close();
      await provider.close();
      data.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ formsSite }, use) => {
    await use(formsSite.url);
  },
  // Refusals are expected in some journeys.
  refusals: /^\/api\/forms\//,
  allowedHosts: async ({ formsSite }, use) => {
    await use([formsSite.provider.url]);
  },
});

/** The newest email to an address, once the SMTP server has received it. */
export async function mailTo({ mailServer }: FormsSite, to: string, subject: RegExp) {
  const find = () =>
    mailServer.received.findLast(
      ({ recipients, mail }) => recipients.includes(to) && subject.test(mail.subject ?? ''),
    );
  await expect.poll(find, { message: `an email ${subject} to ${to}` }).toBeTruthy();
  return find()?.mail.text ?? '';
}
