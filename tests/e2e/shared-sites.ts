import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startOidcServer } from '../servers/oidc-server.ts';
import { startSmtpServer } from '../servers/smtp-server.ts';
import { findFreePort } from '../setup/free-port.ts';
import { copyDataFolder, demo, startSite } from './site-process.ts';

export interface SharedSite {
  url: string;
  dataDir: string;
  /** The origin of the identity provider or the AI provider of this site. */
  provider: string;
}

export interface SharedMail {
  recipients: string[];
  subject: string;
  text: string;
}

interface RunningSite {
  site: SharedSite;
  mails(): SharedMail[];
  /** Changes the account that the identity provider signs in. */
  become?(account: unknown): void;
  stop(): Promise<void>;
}

/** Starts a site with a real SMTP server, at the host name used in its emails. */
async function startWithMail(
  catalog: 'empty' | 'demo',
  provider: string,
  env: Record<string, string>,
): Promise<Omit<RunningSite, 'become'>> {
  const data = copyDataFolder(catalog);
  const mailServer = await startSmtpServer();
  const process = await startSite({ DATA_DIR: data.path, SMTP_URL: mailServer.url, ...env });
  return {
    site: { url: process.url.replace('127.0.0.1', 'localhost'), dataDir: data.path, provider },
    mails: () =>
      mailServer.received.map(({ recipients, mail: { subject = '', text = '' } }) => ({
        recipients,
        subject,
        text,
      })),
    async stop() {
      await process.end('SIGTERM');
      await mailServer.close();
      data.remove();
    },
  };
}

const starters: Record<string, () => Promise<RunningSite>> = {
  /** Without a catalog, rate limits and a delay between emails, and with an identity provider. */
  async accounts() {
    const port = String(await findFreePort());
    const provider = await startOidcServer(`http://localhost:${port}/auth/v1/callback`);
    const running = await startWithMail('empty', provider.issuer, {
      PORT: port,
      AUTH_PROVIDERS: JSON.stringify([provider.registration]),
      AUTH_LIMITS: 'off',
      AUTH_MAIL_INTERVAL_SECONDS: '0',
    });
    return {
      ...running,
      become: provider.become,
      async stop() {
        await running.stop();
        await provider.close();
      },
    };
  },
  /** With the demo catalog and the address of an AI provider, which a test starts there. */
  async forms() {
    const provider = `http://127.0.0.1:${await findFreePort()}`;
    // Each test has a network of its own, because forms and uploads are limited per network.
    return startWithMail('demo', provider, { AI_BASE_URL: provider, TRUST_PROXY: '1', ...demo });
  },
};

/**
 * Starts each site when the first test asks for it. All workers share it: starting one takes longer
 * than most tests. Tests ask through HTTP, because they run in other processes.
 */
export async function serveSharedSites() {
  const sites = new Map<string, Promise<RunningSite>>();
  async function answer(request: IncomingMessage): Promise<unknown> {
    const [, name = '', action] = (request.url ?? '').split('/');
    const start = starters[name];
    if (!start) throw new Error(`There is no shared site ${name}.`);
    const running = sites.get(name) ?? start();
    sites.set(name, running);
    const { site, mails, become } = await running;
    if (action === 'mails') return mails();
    if (action === 'become') return become?.(await json(request)) ?? null;
    return site;
  }
  const server = createServer((request, response) => {
    answer(request).then(
      (value) => response.end(JSON.stringify(value)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      for (const running of await Promise.allSettled(sites.values())) {
        if (running.status === 'fulfilled') await running.value.stop();
      }
    },
  };
}

async function ask(path: string, body?: object) {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${process.env.JOURNEYS_SITES}/${path}`, post);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

export const findSharedSite = (name: 'accounts' | 'forms'): Promise<SharedSite> => ask(name);

/** All emails that a shared site has sent. */
export const listSharedMails = (name: 'accounts' | 'forms'): Promise<SharedMail[]> =>
  ask(`${name}/mails`);

/** Chooses the account that the identity provider signs in next. */
export const signInAtProvider = (account: {
  sub: string;
  email: string;
  email_verified: boolean;
}): Promise<void> => ask('accounts/become', account);
