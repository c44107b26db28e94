import { describe, expect, test } from 'vitest';
import { authLimits } from '../domain/auth/auth-limits';
import { parseConfig } from './config';
import { ConfigError } from './config-error';

const parse = (env: Record<string, string | undefined> = {}) => parseConfig(env, '/srv/glowfare');

function refusal(env: Record<string, string>): string {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error(`${JSON.stringify(env)} was accepted`);
}

test('defaults to a site that only this machine can reach', () => {
  expect(parse()).toEqual({
    port: 3000,
    healthPort: undefined,
    drainMs: 5_000,
    aiBaseUrl: 'https://api.perplexity.ai',
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    databaseDirectUrl: undefined,
    redisUrl: undefined,
    slowQueryMs: 500,
    priceHistoryMonths: 24,
    dataDir: '/srv/glowfare/data',
    searchIndexDir: '/srv/glowfare/data/search-index',
    catalog: 'demo',
    demoProducts: undefined,
    demoPrices: 'moving',
    smtpUrl: undefined,
    mailFrom: { name: 'Glowfare', address: 'hello@localhost' },
    contact: {
      email: 'hello@localhost',
      phone: '+1 (212) 555-0100',
      address: 'Glowfare, 100 Example Avenue, New York, NY 10001',
      isExample: true,
    },
    brandName: 'Glowfare',
    logLevel: 'info',
    trustProxy: 0,
    readLimitExempt: [],
    auth: {
      supabase: undefined,
      supabaseServiceKey: undefined,
      signUps: true,
      autoconfirm: false,
      anonymous: true,
      phone: false,
      minPasswordLength: 8,
      tokenSeconds: 3_600,
      refreshReuseSeconds: 10,
      mailIntervalSeconds: 60,
      factorRecoveryHours: 72,
      limits: authLimits,
      redirectUrls: [],
      signingKey: undefined,
      jwtSecret: undefined,
      serviceKey: undefined,
      providers: [],
    },
    s3: undefined,
    devPages: false,
  });
});

const names = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'PRICE_HISTORY_MONTHS',
  'DATA_DIR',
  'CATALOGUE',
  'DEMO_PRODUCTS',
  'DEMO_PRICES',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
  'BRAND_NAME',
  'LOG_LEVEL',
  'DEV_PAGES',
  'GLOWFARE_LOCAL',
  'TRUST_PROXY',
  'READ_LIMIT_EXEMPT',
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_KEY',
  'AUTH_SIGNUPS',
  'AUTH_AUTOCONFIRM',
  'AUTH_ANONYMOUS',
  'AUTH_PHONE',
  'AUTH_MIN_PASSWORD_LENGTH',
  'AUTH_TOKEN_SECONDS',
  'AUTH_REFRESH_REUSE_SECONDS',
  'AUTH_MAIL_INTERVAL_SECONDS',
  'AUTH_LIMITS',
  'AUTH_REDIRECT_URLS',
  'AUTH_SIGNING_KEY',
  'AUTH_JWT_SECRET',
  'AUTH_SERVICE_KEY',
  'AUTH_PROVIDERS',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

test('an empty variable counts as not set', () => {
  expect(parse(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parse());
});

test.each<[Record<string, string>, object]>([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '65535' }, { port: 65_535, publicUrl: 'http://localhost:65535' }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ PRICE_HISTORY_MONTHS: '13' }, { priceHistoryMonths: 13 }],
  [{ PUBLIC_URL: 'https://glow.example' }, { publicUrl: 'https://glow.example' }],
  [{ PUBLIC_URL: 'https://glow.example//' }, { publicUrl: 'https://glow.example' }],
  [{ PUBLIC_URL: 'HTTP://Glow.example:80' }, { publicUrl: 'http://glow.example' }],
  [{ PUBLIC_URL: 'https://glow.example' }, { mailFrom: { address: 'hello@glow.example' } }],
  [{ DATABASE_URL: 'postgres://u:p@db/glow' }, { databaseUrl: 'postgres://u:p@db/glow' }],
  [
    { DATABASE_URL: 'postgresql:///glow?host=/run' },
    { databaseUrl: 'postgresql:///glow?host=/run' },
  ],
  [
    { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URL: 'postgres://b/x' },
    { databaseReplicaUrl: 'postgres://b/x' },
  ],
  [
    { DATABASE_URL: 'postgres://a/x', DATABASE_DIRECT_URL: 'postgres://b/x' },
    { databaseDirectUrl: 'postgres://b/x' },
  ],
  [
    { DATABASE_URL: 'postgres://a/x', REDIS_URL: 'rediss://:p@cache/0' },
    { redisUrl: 'rediss://:p@cache/0' },
  ],
  [
    { DATA_DIR: '/var/lib/glow' },
    { dataDir: '/var/lib/glow', searchIndexDir: '/var/lib/glow/search-index' },
  ],
  [{ SEARCH_INDEX_DIR: '../shared' }, { searchIndexDir: '/srv/shared' }],
  [{ DATA_DIR: '../glow data' }, { dataDir: '/srv/glow data' }],
  [{ CATALOGUE: 'empty' }, { catalog: 'empty' }],
  [{ DEMO_PRODUCTS: '1000000' }, { demoProducts: 1_000_000 }],
  [{}, { demoPrices: 'moving' }],
  [{ DEMO_PRICES: 'still' }, { demoPrices: 'still' }],
  [{ SMTP_URL: 'smtps://u:p@mail.example' }, { smtpUrl: 'smtps://u:p@mail.example' }],
  [{ MAIL_FROM: 'a@b.example' }, { mailFrom: { name: '', address: 'a@b.example' } }],
  [{ MAIL_FROM: '<a@b.example>' }, { mailFrom: { name: '', address: 'a@b.example' } }],
  [{ MAIL_FROM: 'Löwe, Co <a@b.example>' }, { mailFrom: { name: 'Löwe, Co' } }],
  [{ BRAND_NAME: 'Schön' }, { brandName: 'Schön', mailFrom: { name: 'Schön' } }],
  [{ MAIL_FROM: 'Glow <a@b.example>' }, { contact: { email: 'a@b.example', isExample: true } }],
  [{ CONTACT_EMAIL: 'help@b.example' }, { contact: { email: 'help@b.example' } }],
  [
    { CONTACT_PHONE: '+44 20 7946 0000', CONTACT_ADDRESS: '1 High Street, London' },
    {
      contact: {
        phone: '+44 20 7946 0000',
        address: '1 High Street, London',
        isExample: false,
      },
    },
  ],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [
    { READ_LIMIT_EXEMPT: '66.249.64.0/19, ::1' },
    {
      readLimitExempt: [
        { address: '66.249.64.0', prefix: 19, family: 'ipv4' },
        { address: '::1', prefix: 128, family: 'ipv6' },
      ],
    },
  ],
  [
    { SUPABASE_URL: 'https://p.supabase.co/', SUPABASE_ANON_KEY: 'key' },
    { auth: { supabase: { url: 'https://p.supabase.co', anonKey: 'key' } } },
  ],
  [
    { AUTH_SIGNUPS: 'off', AUTH_AUTOCONFIRM: 'on' },
    { auth: { signUps: false, autoconfirm: true } },
  ],
  [{ AUTH_LIMITS: 'off' }, { auth: { limits: null } }],
  [
    { AUTH_LIMITS: 'signIn=7, mail=9' },
    { auth: { limits: { signIn: { burst: 7, seconds: 300 }, mail: { burst: 9 } } } },
  ],
  [
    { AUTH_REDIRECT_URLS: 'https://a.example/x, https://b.example/*' },
    { auth: { redirectUrls: ['https://a.example/x', 'https://b.example/*'] } },
  ],
  [
    { AUTH_PROVIDERS: '[{"name":"k","issuer":"https://id.example","clientId":"c"}]' },
    { auth: { providers: [{ name: 'k', scopes: 'openid email profile', clientSecret: '' }] } },
  ],
])('accepts %j', (env, expected) => {
  expect(parse(env)).toMatchObject(expected);
});

test.each([
  ['PORT', '-1', 'must be a whole number from 0 to 65535'],
  ['PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'must be a whole number'],
  ['PORT', '0x50', 'must be a whole number'],
  ['PORT', ' 80', 'must be a whole number'],
  ['PORT', '99999999999999999999', 'must be a whole number'],
  ['HOST', 'a\nb', 'contains control characters'],
  ['HOST', 'h'.repeat(256), 'is longer than 255 characters'],
  ['PUBLIC_URL', 'glow.example', 'must be a URL that starts with http:// or https://'],
  ['PUBLIC_URL', 'ftp://glow.example', 'must be a URL that starts with http:// or https://'],
  ['PUBLIC_URL', 'http:glow.example', 'must be a URL that starts with'],
  ['PUBLIC_URL', 'https://', 'must be a URL that starts with'],
  ['PUBLIC_URL', 'https://glow.example/shop', 'must consist of a scheme, a host and a port only'],
  ['PUBLIC_URL', 'https://glow.example/?a=1', 'must consist of a scheme, a host and a port only'],
  ['PUBLIC_URL', 'https://glow.example/#a', 'must consist of a scheme, a host and a port only'],
  [
    'PUBLIC_URL',
    'https://me:secret@glow.example',
    'must consist of a scheme, a host and a port only',
  ],
  ['DATABASE_URL', 'mysql://u:secret@db/x', 'must be a URL that starts with postgres://'],
  ['DATABASE_URL', 'postgres:u', 'must be a URL that starts with postgres://'],
  ['DATABASE_URL', 'postgres://u:se%cret@db/x', 'has a % that is not part of an escape like %20'],
  ['DATABASE_REPLICA_URL', 'http://db', 'must be a URL that starts with postgres://'],
  ['CONTACT_EMAIL', 'Help <help@b.example>', 'is not an email address'],
  ['CONTACT_EMAIL', 'help', 'is not an email address'],
  ['CONTACT_PHONE', 'ring us', 'is not a phone number'],
  ['CONTACT_PHONE', '12', 'is not a phone number'],
  ['CONTACT_ADDRESS', '   ', 'is blank'],
  ['CONTACT_ADDRESS', 'x'.repeat(201), 'is longer than 200 characters'],
  ['DATA_DIR', 'a\0b', 'contains control characters'],
  ['CATALOGUE', 'full', 'must be one of demo, empty'],
  ['DEMO_PRICES', 'off', 'must be one of moving, still'],
  ['DEMO_PRODUCTS', '5', 'must be a whole number from 6 to 1000000'],
  ['SMTP_URL', 'mail.example:587', 'must be a URL that starts with smtp:// or smtps://'],
  ['SMTP_URL', 'smtp://', 'must contain a host'],
  ['SMTP_URL', 'smtp://u:se%cret@mail.example', 'has a % that is not part of an escape'],
  ['MAIL_FROM', 'me', 'is not an email address'],
  ['MAIL_FROM', 'a@b.example, c@d.example', 'is not an email address'],
  ['MAIL_FROM', 'A <a@b.example>, <c@d.example>', 'is not an email address'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example', 'contains control characters'],
  ['BRAND_NAME', '   ', 'is blank'],
  ['BRAND_NAME', 'b'.repeat(41), 'is longer than 40 characters'],
  ['BRAND_NAME', 'a\u0007', 'contains control characters'],
  ['LOG_LEVEL', 'verbose', 'must be one of debug, info, warn, error, silent'],
  ['DEV_PAGES', 'true', 'must be one of on, off'],
  ['GLOWFARE_LOCAL', 'yes', 'must be one of 1'],
  ['PRICE_HISTORY_MONTHS', '12', 'must be a whole number from 13 to 1200'],
  ['TRUST_PROXY', '10', 'must be a whole number from 0 to 9'],
  ['READ_LIMIT_EXEMPT', 'googlebot', 'has “googlebot”, which is neither an IP address nor a range'],
  ['READ_LIMIT_EXEMPT', '10.0.0.0/8,10.0.0.0/99', 'has “10.0.0.0/99”, which is neither'],
  ['SUPABASE_URL', 'project.supabase.co', 'must be a URL that starts with http://'],
  ['AUTH_SIGNUPS', 'no', 'must be one of on, off'],
  ['AUTH_MIN_PASSWORD_LENGTH', '5', 'must be a whole number from 6 to 72'],
  ['AUTH_LIMITS', 'login=3', 'must be off or a list of signIn=N'],
  ['AUTH_LIMITS', 'signIn=0', 'must be off or a list of signIn=N'],
  ['AUTH_REDIRECT_URLS', 'a.example', 'must be URLs separated by commas'],
  ['AUTH_REDIRECT_URLS', 'https://*.example/x', 'must be URLs separated by commas'],
  ['AUTH_SIGNING_KEY', '{"kty":"RSA"}', 'is not a private P-256 or RSA key as JWK'],
  ['AUTH_JWT_SECRET', 'hunter2', 'must have at least 32 characters'],
  ['AUTH_SERVICE_KEY', 'hunter2', 'must have at least 32 characters'],
  ['AUTH_PROVIDERS', '{}', 'is not a JSON list of {name, issuer, clientId, clientSecret}'],
])('rejects %s=%j with the name, the problem and an example', (name, value, problem) => {
  const message = refusal({ [name]: value });
  expect(message).toContain(`${name} ${problem}`);
  expect(message).toMatch(new RegExp(`\\. For example: ${name}=\\S`));
  expect(message.split('\n')).toHaveLength(1);
});

test('does not repeat a secret in an invalid value', () => {
  const secret = 'hunter2-hunter2';
  const message = refusal({
    DATABASE_URL: `mysql://u:${secret}@db/x`,
    DATABASE_REPLICA_URL: `${secret}`,
    SMTP_URL: `smtp:${secret}`,
    PUBLIC_URL: `https://me:${secret}@glow.example`,
  });
  expect(message.split('\n')).toHaveLength(4);
  expect(message).not.toContain(secret);
});

test('reports all problems together', () => {
  const lines = refusal({ PORT: 'x', LOG_LEVEL: 'x', HOST: 'fine', SMTP_URL: 'x' }).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SMTP_URL', 'LOG_LEVEL']);
});

test('accepts every example', () => {
  const examples = Object.fromEntries(
    refusal(Object.fromEntries(names.map((name) => [name, '\n'])))
      .split('\n')
      .map(
        (line) =>
          line
            .split('For example: ')[1]
            ?.match(/^(\w+)=(.*)$/)
            ?.slice(1) ?? [],
      ),
  );
  expect(Object.keys(examples)).toEqual(names);
  expect(parse(examples).port).toBe(3000);
});

test.each([
  ['SUPABASE_URL', 'https://p.supabase.co', 'SUPABASE_ANON_KEY'],
  ['SUPABASE_ANON_KEY', 'key', 'SUPABASE_URL'],
  ['SUPABASE_SERVICE_KEY', 'key', 'SUPABASE_URL'],
  ['S3_ENDPOINT', 'https://s3.example', 'S3_BUCKET'],
  ['S3_SECRET_ACCESS_KEY', 'secret', 'S3_ENDPOINT'],
])('%s requires its counterpart', (name, value, missing) => {
  expect(refusal({ [name]: value })).toContain(
    `${name} is set without ${missing}. For example: ${missing}=`,
  );
});

test('requires all variables of a bucket', () => {
  const env = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'shop',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(parse(env).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'shop',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(refusal({ ...env, S3_BUCKET: 'Shop/..' })).toContain(
    'S3_BUCKET is not a valid bucket name',
  );
});

test.each([
  ['DATABASE_REPLICA_URL', 'postgres://u:hunter2@replica/x'],
  ['DATABASE_DIRECT_URL', 'postgres://u:hunter2@db/x'],
  ['REDIS_URL', 'redis://u:hunter2@cache'],
])('%s requires a database', (name, value) => {
  const message = refusal({ [name]: value });
  expect(message).toContain(`${name} is set without DATABASE_URL. For example: `);
  expect(message).not.toContain('hunter2');
});

describe('developer pages', () => {
  const local = { GLOWFARE_LOCAL: '1' };
  test.each<[Record<string, string>, boolean]>([
    [{}, false],
    [local, true],
    [{ ...local, HOST: 'localhost' }, true],
    [{ ...local, HOST: '::1' }, true],
    [{ ...local, HOST: '0.0.0.0' }, false],
    [{ ...local, HOST: '::' }, false],
    [{ ...local, HOST: '127.0.0.1.evil.example' }, false],
    [{ ...local, PUBLIC_URL: 'https://glow.example' }, false],
    [{ ...local, PUBLIC_URL: 'http://localhost.glow.example' }, false],
    [{ ...local, PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ ...local, DEV_PAGES: 'off' }, false],
    [{ DEV_PAGES: 'on' }, true],
    [{ DEV_PAGES: 'on', HOST: '0.0.0.0' }, true],
    [{ DEV_PAGES: 'off' }, false],
  ])('%j: %s', (env, expected) => {
    expect(parse(env).devPages).toBe(expected);
  });
});
