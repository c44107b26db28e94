import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { MailSender } from '../domain/email/mail';
import { type AddressRange, readAddressRange } from '../domain/net/address-range.ts';
import { rawPriceMonths } from '../domain/prices/history-window.ts';
import { authVariables, readAuthConfig } from './auth.ts';
import { ConfigError } from './config-error.ts';
import { filesVariables, readFilesConfig } from './files.ts';
import { integerInRange, isOrigin, limitedText, oneOf, url, variable } from './values.ts';

/** Splits "Name <address>" or "address", so that a comma in a name never makes two senders. */
function readSender(text: string): MailSender | undefined {
  const match = /^(?:([^<>@]*)<([^<>@,\s]+@[^<>@,\s]+)>|([^<>@,\s]+@[^<>@,\s]+))$/.exec(text);
  const address = match?.[2] ?? match?.[3];
  return address ? { name: (match?.[1] ?? '').trim(), address } : undefined;
}

const addressRanges = limitedText(4_000).transform((raw, context) => {
  const ranges: AddressRange[] = [];
  for (const part of raw.split(',')) {
    const range = readAddressRange(part);
    if (range) ranges.push(range);
    else context.addIssue(`has “${part.trim()}”, which is neither an IP address nor a range`);
  }
  return ranges;
});

export const variables = {
  PORT: variable(integerInRange(0, 65_535), '3000'),
  HOST: variable(limitedText(255), '0.0.0.0'),
  /** Port of /healthz, /readyz and /metrics, which must not be public. */
  HEALTH_PORT: variable(integerInRange(0, 65_535), '3001'),
  /** How long the site continues to serve after a stop signal, so that load balancers can remove it. */
  DRAIN_SECONDS: variable(integerInRange(0, 300), '5'),
  PUBLIC_URL: variable(
    url('http', 'https')
      .refine(
        (text) => !URL.canParse(text) || isOrigin(text),
        'must consist of a scheme, a host and a port only',
      )
      .transform((text) => new URL(text).origin),
    'https://glowfare.example',
  ),
  DATABASE_URL: variable(url('postgres', 'postgresql'), 'postgres://user:secret@db:5432/glowfare'),
  DATABASE_REPLICA_URL: variable(
    url('postgres', 'postgresql'),
    'postgres://user:secret@replica:5432/glowfare',
  ),
  DATABASE_DIRECT_URL: variable(
    url('postgres', 'postgresql'),
    'postgres://user:secret@db:5432/glowfare',
  ),
  /** Carries wake-ups between processes instead of LISTEN and NOTIFY. */
  REDIS_URL: variable(url('redis', 'rediss'), 'redis://cache:6379'),
  /** Queries that take longer are logged; 0: none. */
  SLOW_QUERY_MS: variable(integerInRange(0, 60_000), '500'),
  /** How long price intervals are stored; older ones become daily lows. */
  PRICE_HISTORY_MONTHS: variable(
    integerInRange(rawPriceMonths.min, rawPriceMonths.max),
    String(rawPriceMonths.default),
  ),
  DATA_DIR: variable(limitedText(1_000), './data'),
  /** Where the search index is stored; processes that share it build the index once. */
  SEARCH_INDEX_DIR: variable(limitedText(1_000), '/srv/shared/search-index'),
  CATALOGUE: variable(oneOf('demo', 'empty'), 'demo'),
  DEMO_PRODUCTS: variable(integerInRange(6, 1_000_000), '50400'),
  /** Whether the invented stores change a few prices every minute. */
  DEMO_PRICES: variable(oneOf('moving', 'still'), 'still'),
  SMTP_URL: variable(
    url('smtp', 'smtps').refine((text) => new URL(text).hostname !== '', 'must contain a host'),
    'smtp://user:secret@mail.example:587',
  ),
  MAIL_FROM: variable(
    limitedText(320).transform((text, context) => {
      const sender = readSender(text);
      if (sender) return sender;
      context.addIssue('is not an email address');
      return z.NEVER;
    }),
    'Glowfare <hello@glowfare.example>',
  ),
  CONTACT_EMAIL: variable(
    limitedText(320).refine((v) => readSender(v)?.address === v, 'is not an email address'),
    'help@glowfare.example',
  ),
  CONTACT_PHONE: variable(
    limitedText(40).refine((v) => /^\+?[\d ().-]{6,}$/.test(v), 'is not a phone number'),
    '+1 (212) 555-0100',
  ),
  CONTACT_ADDRESS: variable(
    limitedText(200).refine((v) => v.trim() !== '', 'is blank'),
    'Glowfare, 100 Example Avenue, New York, NY 10001',
  ),
  AI_BASE_URL: variable(url('http', 'https'), 'https://api.perplexity.ai'),
  BRAND_NAME: variable(
    limitedText(40).refine((v) => v.trim() !== '', 'is blank'),
    'Glowfare',
  ),
  LOG_LEVEL: variable(oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info'),
  DEV_PAGES: variable(oneOf('on', 'off'), 'off'),
  /** Set by the launcher when no environment was chosen: a site on one's own machine. */
  GLOWFARE_LOCAL: variable(oneOf('1'), '1'),
  /** Number of trusted proxies in front; each adds an address to X-Forwarded-For. */
  TRUST_PROXY: variable(integerInRange(0, 9), '1'),
  /** Networks exempt from read limits, such as allowed crawlers. */
  READ_LIMIT_EXEMPT: variable(addressRanges, '66.249.64.0/19,2001:4860:4801::/48'),
  ...authVariables,
  ...filesVariables,
} as const;

type Values = { [Name in keyof typeof variables]?: z.infer<(typeof variables)[Name]['schema']> };

function readVariables(env: Record<string, string | undefined>): Values {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, example }] of Object.entries(variables)) {
    const raw = env[name];
    // Shells and compose files use an empty variable for "not set".
    if (raw === undefined || raw === '') continue;
    const result = schema.safeParse(raw);
    if (result.success) values[name] = result.data;
    else {
      const problem = result.error.issues[0]?.message ?? 'is wrong';
      problems.push(`${name} ${problem}. For example: ${name}=${example}`);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return values;
}

/** Parses the environment once. No other code reads process.env. */
export function parseConfig(env: Record<string, string | undefined>, cwd: string) {
  const v = readVariables(env);
  for (const name of ['DATABASE_REPLICA_URL', 'DATABASE_DIRECT_URL', 'REDIS_URL'] as const) {
    if (!v[name] || v.DATABASE_URL) continue;
    throw new ConfigError(
      `${name} is set without DATABASE_URL. For example: DATABASE_URL=${variables.DATABASE_URL.example}`,
    );
  }
  const port = v.PORT ?? 3000;
  const host = v.HOST ?? '127.0.0.1';
  const brandName = v.BRAND_NAME ?? 'Glowfare';
  const dataDir = resolve(cwd, v.DATA_DIR ?? './data');
  const publicUrl = v.PUBLIC_URL ?? `http://localhost:${port}`;
  const mailFrom = v.MAIL_FROM ?? {
    name: brandName,
    address: `hello@${new URL(publicUrl).hostname}`,
  };
  const onThisMachine =
    ['127.0.0.1', 'localhost', '::1'].includes(host) &&
    ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  return {
    port,
    host,
    healthPort: v.HEALTH_PORT,
    drainMs: (v.DRAIN_SECONDS ?? 5) * 1_000,
    publicUrl,
    databaseUrl: v.DATABASE_URL,
    databaseReplicaUrl: v.DATABASE_REPLICA_URL,
    databaseDirectUrl: v.DATABASE_DIRECT_URL,
    redisUrl: v.REDIS_URL,
    slowQueryMs: v.SLOW_QUERY_MS ?? 500,
    priceHistoryMonths: v.PRICE_HISTORY_MONTHS ?? rawPriceMonths.default,
    dataDir,
    searchIndexDir: resolve(cwd, v.SEARCH_INDEX_DIR ?? join(dataDir, 'search-index')),
    catalog: v.CATALOGUE ?? 'demo',
    demoProducts: v.DEMO_PRODUCTS,
    demoPrices: v.DEMO_PRICES ?? 'moving',
    smtpUrl: v.SMTP_URL,
    mailFrom,
    contact: {
      email: v.CONTACT_EMAIL ?? mailFrom.address,
      // Numbers from 555-0100 on are reserved for examples; the pages say that these two are examples.
      phone: v.CONTACT_PHONE ?? variables.CONTACT_PHONE.example,
      address: v.CONTACT_ADDRESS ?? `${brandName}, 100 Example Avenue, New York, NY 10001`,
      isExample: v.CONTACT_PHONE === undefined || v.CONTACT_ADDRESS === undefined,
    },
    brandName,
    aiBaseUrl: v.AI_BASE_URL ?? variables.AI_BASE_URL.example,
    logLevel: v.LOG_LEVEL ?? 'info',
    trustProxy: v.TRUST_PROXY ?? 0,
    readLimitExempt: v.READ_LIMIT_EXEMPT ?? [],
    auth: readAuthConfig(v),
    secretsKeys: v.AUTH_SECRETS_KEY,
    s3: readFilesConfig(v),
    // The outbox shows all emails, so it is on by default only where no one else can connect.
    devPages: v.DEV_PAGES ? v.DEV_PAGES === 'on' : v.GLOWFARE_LOCAL === '1' && onThisMachine,
  };
}

export type Config = ReturnType<typeof parseConfig>;
