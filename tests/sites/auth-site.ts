import { getRequestListener } from '@hono/node-server';
import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { createAccounts } from '~/boot/create-accounts.server';
import { parseConfig } from '~/config/config';
import { findOutboxMail } from '~/db/email/outbox-mail.repo.server';
import type { Database } from '~/db/engine/database.server';
import { listMailIdsTo } from '~/db/testing/email.server';
import type { OutboxMail } from '~/domain/email/mail';
import { createApp } from '~/web/app.server';
import { createPageCache } from '~/web/http/cache/page-cache.server';
import { createHttpServer } from '~/web/http/http-server.server';
import { startRealtime } from '~/web/realtime/start-realtime.server';
import { createPerson } from '../factories/person';
import { createSession } from '../factories/session';
import { findFreePort } from '../setup/free-port';
import { testDeps } from '../setup/test-deps';

type Environment = Record<string, string>;
type AuthOptions = SupabaseClientOptions<'public'>['auth'];

/** For tests that are not about limits. */
const withoutLimits: Environment = { AUTH_LIMITS: 'off', AUTH_MAIL_INTERVAL_SECONDS: '0' };

/**
 * Longer than any test. On a busy machine the timers of Node's fetch run late, so it would send requests
 * over connections that the server is closing.
 */
const testKeepAliveMs = 600_000;

/** A full hash takes 40 ms of processor time, and most tests of accounts need several. */
const fastHashes = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/**
 * The site's API with accounts on a real port, as the official client sees it. Uses the system clock,
 * because the client does too, but the time can be advanced.
 */
export async function startAuthSite(
  db: Database,
  environment: Environment = {},
  overrides: Parameters<typeof testDeps>[1] = {},
  realtimeBounds?: Parameters<typeof startRealtime>[0]['bounds'],
) {
  const port = Number(environment.PORT ?? (await findFreePort()));
  const url = `http://127.0.0.1:${port}`;
  const { equalTimeMs, ...env } = { equalTimeMs: '0', ...withoutLimits, ...environment };
  const config = parseConfig({ PORT: String(port), PUBLIC_URL: url, ...env }, '/tmp');
  const base = testDeps(db, overrides);
  let ahead = 0;
  const deps = {
    ...base,
    clock: { now: () => new Date(Date.now() + ahead) },
    site: { ...base.site, publicUrl: config.publicUrl },
  };
  const accounts = await createAccounts(config, deps, {
    equalTimeMs: Number(equalTimeMs),
    hashStrength: fastHashes,
  });
  const app = createApp({
    deps,
    build: () => Promise.reject(new Error('there are no pages here')),
    cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
    devPages: false,
    clientDir: undefined,
    accounts,
  });
  const { tokens, trustProxy, guestOrigins: origins = [] } = accounts;
  const realtime =
    realtimeBounds &&
    (await startRealtime({ deps, tokens, trustProxy, origins, bounds: realtimeBounds }));
  const server = createHttpServer(getRequestListener(app.fetch), realtime?.upgrade, {
    keepAliveTimeout: testKeepAliveMs,
  });
  await server.listen(port, '127.0.0.1');
  let clients = 0;
  return {
    url,
    db,
    deps,
    /** All routes of the site's API. */
    routes: app.routes,
    logLines: base.logLines,
    now: () => deps.clock.now(),
    advance: (seconds: number) => {
      ahead += seconds * 1_000;
    },
    /** The number of live connections, if live prices are on. */
    realtimeFigures: () => realtime?.figures(),
    async stop() {
      await realtime?.stop();
      await server.stop();
    },
    /** The official client, like a separate browser. */
    client(auth: AuthOptions = {}) {
      clients += 1;
      return createClient(url, 'anon', {
        auth: {
          storage: memoryStorage(),
          storageKey: `browser-${clients}`,
          autoRefreshToken: false,
          persistSession: true,
          ...auth,
        },
      });
    },
    /** Sends a request directly to the service. */
    ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      return fetch(`${url}/auth/v1${path}`, {
        method,
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      });
    },
    /** Submits the page of a link, like a browser without scripts. */
    press(link: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) {
      const fields = Object.fromEntries(new URL(link).searchParams);
      return fetch(`${url}/auth/v1/verify`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ ...fields, ...more }),
      });
    },
    /** The emails to an address, newest first. */
    async mailsTo(address: string): Promise<OutboxMail[]> {
      const ids = await listMailIdsTo(db, address);
      const mails = await Promise.all(ids.map((id) => findOutboxMail(db, id)));
      return mails.filter((mail) => mail !== null);
    },
    /** The link and the code of the newest email to an address. */
    async newestMail(address: string) {
      const [id] = await listMailIdsTo(db, address);
      const mail = id && (await findOutboxMail(db, id));
      if (!mail) throw new Error(`Nothing was mailed to ${address}.`);
      const link = /https?:\/\/\S+\/verify\?\S+/.exec(mail.text)?.[0] ?? '';
      return {
        ...mail,
        link,
        token: new URL(link || url).searchParams.get('token') ?? '',
        code: /: (\d{6})$/m.exec(mail.text)?.[1] ?? '',
      };
    },
  };
}

export type AuthSite = Awaited<ReturnType<typeof startAuthSite>>;

let personCount = 0;

/** A person that no other test uses. */
export function newPerson() {
  personCount += 1;
  const id = `${personCount}-${Math.random().toString(36).slice(2, 8)}`;
  return { email: `person-${id}@example.com`, password: `a good password ${id}` };
}

/**
 * A new person who has just signed in, for tests that are not about signing up: faster than
 * `signUpConfirmed`. The person has no password.
 */
export async function signIn(site: AuthSite) {
  const { id: userId, email } = await createPerson(site.db, { createdAt: site.now() });
  const { refreshToken } = await createSession(site.db, { userId, createdAt: site.now() });
  const client = site.client();
  const { data, error } = await client.auth.refreshSession({ refresh_token: refreshToken });
  if (error || !data.session) throw error ?? new Error('There is no session.');
  return { client, email, session: data.session, user: data.session.user };
}

/** Signs a person up and confirms them through the link in the email. */
export async function signUpConfirmed(site: AuthSite, person = newPerson()) {
  const client = site.client();
  const { error } = await client.auth.signUp(person);
  if (error) throw error;
  const { token } = await site.newestMail(person.email);
  const { data, error: refusal } = await client.auth.verifyOtp({
    token_hash: token,
    type: 'signup',
  });
  if (refusal || !data.session) throw refusal ?? new Error('There is no session.');
  return { client, person, session: data.session, user: data.session.user };
}

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
