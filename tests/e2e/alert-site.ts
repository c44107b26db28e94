import type { BrowserContext } from '@playwright/test';
import { findProduct } from '~/db/catalog/product.repo.server';
import { openPostgres } from '~/db/engine/postgres.server';
import { expireJobLeases } from '~/db/testing/jobs.server';
import { recordPrices } from '~/usecases/prices/record-prices.server';
import { startSmtpServer } from '../servers/smtp-server.ts';
import { startCluster } from '../setup/postgres-cluster.ts';
import { test as base } from './fixtures.ts';
import { createDataFolder, startSite } from './site-process.ts';

/** A separate site with an SMTP server. On PostgreSQL, so that the test can record prices. */
export async function startAlertSite() {
  const cluster = await startCluster();
  const smtp = await startSmtpServer();
  const folder = createDataFolder();
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: folder.path,
    SMTP_URL: smtp.url,
    CATALOGUE: 'demo',
    DEMO_PRODUCTS: '12',
    AUTH_AUTOCONFIRM: 'on',
    AUTH_LIMITS: 'off',
  };
  let site = await startSite(env);
  const db = openPostgres({ url: cluster.url, onError: () => {} });
  const deps = { db, clock: { now: () => new Date() } };
  let people = 0;
  return {
    smtp,
    db,
    /** With the host name that the site uses in its emails. */
    url: () => site.url.replace('127.0.0.1', 'localhost'),
    /** A person with an account, and a function to call the API as them. */
    async registerPerson() {
      people += 1;
      const email = `alerts-${people}@example.com`;
      const password = 'a good long password';
      const base = this.url();
      const signedUp = await fetch(`${base}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      const session = await signedUp.json();
      const callApi = async (method: string, path: string, body?: unknown) => {
        const answer = await fetch(`${this.url()}${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${session.access_token}`,
          },
          body: body === undefined ? null : JSON.stringify(body),
        });
        const text = await answer.text();
        return text ? JSON.parse(text) : null;
      };
      /** Signs a browser in by writing the stored session. */
      const signInBrowser = (context: BrowserContext) =>
        context.addInitScript((stored) => {
          localStorage.setItem('sb-localhost-auth-token', JSON.stringify(stored));
          localStorage.setItem('glowfare-account', stored.user.id);
        }, session);
      return { email, password, callApi, signInBrowser };
    },
    /** The lowest-priced offer of a product that is in stock. */
    async bestOffer(productId: number) {
      // The cheapest comes first, those out of stock last.
      const [offer] = (await findProduct(db, productId))?.offers ?? [];
      if (!offer?.inStock) throw new Error('No store has it in stock.');
      return { id: offer.id, cents: offer.priceCents };
    },
    /** Records the same price twice, as two feed runs would. */
    async recordPriceTwice(offerId: number, priceCents: number) {
      for (const _ of [1, 2]) {
        const seen = { offerId, priceCents, originalPriceCents: null, inStock: true };
        await recordPrices(deps, [{ ...seen, seenAt: new Date() }]);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    mailsTo: (email: string) =>
      smtp.received.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail),
    /** Kills the process, like a power failure, and starts another. */
    async killAndRestart() {
      await site.end('SIGKILL');
      // Expire the dead process's lease instead of waiting a minute.
      await expireJobLeases(db);
      site = await startSite(env);
    },
    async stop() {
      await site.end('SIGTERM');
      await db.close();
      await smtp.close();
      await cluster.remove();
      folder.remove();
    },
  };
}

export type AlertSite = Awaited<ReturnType<typeof startAlertSite>>;

/** Fixture with one alert site per worker. */
export const test = base.extend<object, { site: AlertSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
    async ({}, use) => {
      const site = await startAlertSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url());
  },
  // Invalid alerts are rejected on purpose.
  refusals: /^\/api\/alerts$/,
});
