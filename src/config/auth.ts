import { z } from 'zod';
import { type AuthLimitName, type AuthRateLimits, authLimits } from '../domain/auth/auth-limits.ts';
import { parseSecretsKey } from '../domain/secrets/secrets-key.ts';
import { ConfigError } from './config-error.ts';
import { integerInRange, limitedText, oneOf, url, variable } from './values.ts';

/** A JSON value, validated by a schema. */
const json = <T>(schema: z.ZodType<T>, problem: string) =>
  z.string().transform((raw, context): T => {
    try {
      return schema.parse(JSON.parse(raw));
    } catch {
      context.addIssue(problem);
      return z.NEVER;
    }
  });

const coordinate = z.string().regex(/^[\w-]{43}$/);

const kid = z.string().min(1).max(200).optional();
const number = z.string().regex(/^[\w-]+$/);

const privateKey = z.discriminatedUnion('kty', [
  z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: coordinate,
    y: coordinate,
    d: coordinate,
    kid,
  }),
  z.object({
    kty: z.literal('RSA'),
    // 2048 bits or more
    n: number.min(342),
    e: number,
    d: number,
    p: number,
    q: number,
    dp: number,
    dq: number,
    qi: number,
    kid,
  }),
]);

/** One key, or a list whose first key signs, as Supabase's CLI writes it. */
const signingKey = z.union([
  privateKey,
  z.tuple([privateKey], z.unknown()).transform(([first]) => first),
]);

const provider = z.object({
  name: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1).max(500),
  clientSecret: z.string().max(2_000).default(''),
  scopes: z.string().max(500).default('openid email profile'),
});

const limitNames: readonly string[] = Object.keys(authLimits);

function isLimitName(name: string): name is AuthLimitName {
  return limitNames.includes(name);
}

/** 'off', or 'signIn=100,mail=1000': the number of requests allowed in each limit's period. */
function readLimits(raw: string): AuthRateLimits | null | undefined {
  if (raw === 'off') return null;
  const limits: Record<AuthLimitName, { burst: number; seconds: number }> = { ...authLimits };
  for (const part of raw.split(',')) {
    const [, name = '', amount] = /^\s*(\w+)=(\d{1,7})\s*$/.exec(part) ?? [];
    if (!isLimitName(name) || Number(amount) < 1) return undefined;
    limits[name] = { ...limits[name], burst: Number(amount) };
  }
  return limits;
}

const limits = z.string().transform((raw, context) => {
  const read = readLimits(raw);
  if (read !== undefined) return read;
  context.addIssue(`must be off or a list of ${limitNames.join('=N, ')}=N`);
  return z.NEVER;
});

const addresses = limitedText(4_000).transform((raw, context) => {
  const list = raw.split(',').map((part) => part.trim());
  if (list.every((part) => /^https?:\/\/[^*]+\*?$/.test(part) && URL.canParse(part))) return list;
  context.addIssue('must be URLs separated by commas, which may end in *');
  return z.NEVER;
});

/** One or more keys, comma-separated; the first one encrypts. */
const secretsKeys = z.string().transform((raw, context) => {
  const keys = raw.split(',').map((part) => parseSecretsKey(part.trim()));
  const known = keys.filter((key) => key !== undefined);
  if (known.length === keys.length) return known;
  context.addIssue('must be a comma-separated list of 32-byte keys in base64');
  return z.NEVER;
});

const secret = limitedText(500).refine(
  (raw) => raw.length >= 32,
  'must have at least 32 characters',
);
const onOff = () => oneOf('on', 'off');

const exampleKey = JSON.stringify({
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI',
});
const exampleProviders = JSON.stringify([
  { name: 'keycloak', issuer: 'https://id.example', clientId: 'glowfare', clientSecret: 'secret' },
]);

/** Variables for accounts; all optional. */
export const authVariables = {
  SUPABASE_URL: variable(url('http', 'https'), 'https://project.supabase.co'),
  SUPABASE_ANON_KEY: variable(limitedText(4_000), 'sb_publishable_key'),
  SUPABASE_SERVICE_KEY: variable(limitedText(4_000), 'sb_secret_key'),
  AUTH_SIGNUPS: variable(onOff(), 'off'),
  AUTH_AUTOCONFIRM: variable(onOff(), 'on'),
  AUTH_ANONYMOUS: variable(onOff(), 'off'),
  AUTH_PHONE: variable(onOff(), 'on'),
  AUTH_MIN_PASSWORD_LENGTH: variable(integerInRange(6, 72), '8'),
  AUTH_TOKEN_SECONDS: variable(integerInRange(60, 604_800), '3600'),
  AUTH_REFRESH_REUSE_SECONDS: variable(integerInRange(0, 300), '10'),
  AUTH_MAIL_INTERVAL_SECONDS: variable(integerInRange(0, 3_600), '60'),
  AUTH_FACTOR_RECOVERY_HOURS: variable(integerInRange(1, 720), '72'),
  AUTH_LIMITS: variable(limits, 'signIn=100,mail=100'),
  AUTH_REDIRECT_URLS: variable(addresses, 'https://app.example/welcome,https://beta.example/*'),
  AUTH_SIGNING_KEY: variable(
    json(signingKey, 'is not a private P-256 or RSA key as JWK'),
    exampleKey,
  ),
  AUTH_SECRETS_KEY: variable(secretsKeys, 'made-with-openssl-rand-base64-32-abcdefghij='),
  AUTH_JWT_SECRET: variable(secret, 'at-least-32-characters-that-are-hard-to-guess'),
  AUTH_SERVICE_KEY: variable(secret, 'at-least-32-characters-that-are-hard-to-guess'),
  AUTH_PROVIDERS: variable(
    json(z.array(provider).max(20), 'is not a JSON list of {name, issuer, clientId, clientSecret}'),
    exampleProviders,
  ),
} as const;

type AuthValues = {
  [Name in keyof typeof authVariables]?: z.infer<(typeof authVariables)[Name]['schema']>;
};

/** The account settings, with defaults. */
export function readAuthConfig(v: AuthValues) {
  if (!v.SUPABASE_URL !== !v.SUPABASE_ANON_KEY) {
    const [set, missing] = v.SUPABASE_URL
      ? (['SUPABASE_URL', 'SUPABASE_ANON_KEY'] as const)
      : (['SUPABASE_ANON_KEY', 'SUPABASE_URL'] as const);
    throw new ConfigError(
      `${set} is set without ${missing}. For example: ${missing}=${authVariables[missing].example}`,
    );
  }
  if (v.SUPABASE_SERVICE_KEY && !v.SUPABASE_URL) {
    throw new ConfigError(
      `SUPABASE_SERVICE_KEY is set without SUPABASE_URL. For example: SUPABASE_URL=${authVariables.SUPABASE_URL.example}`,
    );
  }
  return {
    supabase:
      v.SUPABASE_URL && v.SUPABASE_ANON_KEY
        ? { url: v.SUPABASE_URL.replace(/(?<!\/)\/+$/, ''), anonKey: v.SUPABASE_ANON_KEY }
        : undefined,
    /** Separate from the rest of the project, which browsers receive. */
    supabaseServiceKey: v.SUPABASE_SERVICE_KEY,
    signUps: v.AUTH_SIGNUPS !== 'off',
    autoconfirm: v.AUTH_AUTOCONFIRM === 'on',
    anonymous: v.AUTH_ANONYMOUS !== 'off',
    phone: v.AUTH_PHONE === 'on',
    minPasswordLength: v.AUTH_MIN_PASSWORD_LENGTH ?? 8,
    tokenSeconds: v.AUTH_TOKEN_SECONDS ?? 3_600,
    refreshReuseSeconds: v.AUTH_REFRESH_REUSE_SECONDS ?? 10,
    mailIntervalSeconds: v.AUTH_MAIL_INTERVAL_SECONDS ?? 60,
    factorRecoveryHours: v.AUTH_FACTOR_RECOVERY_HOURS ?? 72,
    limits: v.AUTH_LIMITS === undefined ? authLimits : v.AUTH_LIMITS,
    redirectUrls: v.AUTH_REDIRECT_URLS ?? [],
    signingKey: v.AUTH_SIGNING_KEY,
    jwtSecret: v.AUTH_JWT_SECRET,
    serviceKey: v.AUTH_SERVICE_KEY,
    providers: v.AUTH_PROVIDERS ?? [],
  };
}
