import { authBodyLimits } from '~/auth/http/body-limits';
import { type AuthLimitName, authLimits } from '~/domain/auth/auth-limits';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import { feedLimits } from '~/domain/feeds/feed-limits';
import { rateLimits, sizeLimits } from '~/domain/limits/limits';
import type { RateLimit } from '~/domain/limits/token-bucket';
import { queryLimits } from '~/domain/search/fold';
import { storageLimitMeanings, storageLimits } from '~/domain/storage/storage-limits';
import { uploadLimitMeanings, uploadLimits } from '~/domain/uploads/upload-limits';

type Row = readonly [name: string, limit: string, about: string];

interface Table {
  title: string;
  rows: readonly Row[];
}

function duration(seconds: number): string {
  if (seconds % 3_600 === 0) return `${seconds / 3_600} h`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

const rate = ({ burst, seconds }: RateLimit) =>
  `${burst.toLocaleString('en-US')} in ${duration(seconds)}`;

const authMeanings: Readonly<Record<AuthLimitName, string>> = {
  signIn: 'Sign-ins with a password, per network',
  wrongPassword: 'Wrong passwords for an account, from networks it was never used from',
  signUp: 'New accounts, per network',
  anonymous: 'New anonymous sessions, per network',
  refresh: 'Renewed sessions, per network',
  verify: 'Links and codes from emails, per network',
  mailRequest: 'Requests for an email, per network',
  mail: 'Emails sent, per requesting network',
  mailTo: 'Emails to one address',
  userUpdate: 'Account changes, per network',
  factor: 'Requests about second factors, per network',
  passkey: 'Requests about passkeys, per network',
  wrongFactorCode: 'Wrong codes for one second factor',
  authorize: 'Sign-ins that start at another provider, per network',
};

const figure = (value: number) => value.toLocaleString('en-US');

/** A table of numbers, with descriptions where the code has them. */
const figures = (
  limits: Readonly<Record<string, number>>,
  meanings: Readonly<Record<string, string>> = {},
): Row[] =>
  Object.entries(limits).map(([name, value]) => [name, figure(value), meanings[name] ?? '']);

const limitNames = Object.keys(authMeanings).filter(
  (name): name is AuthLimitName => name in authLimits,
);

/** To document another table of limits, add an entry. */
const tables: readonly Table[] = [
  {
    title:
      'Rates: the auth service (`src/domain/auth/auth-limits.ts`, settable with `AUTH_LIMITS`)',
    rows: limitNames.map((name) => [name, rate(authLimits[name]), authMeanings[name]]),
  },
  {
    title: 'Rates: everything else (`src/domain/limits/limits.ts`)',
    rows: rateLimits.map(({ name, limit, per, about }) => [
      name,
      `${rate(limit)} per ${per}`,
      about,
    ]),
  },
  {
    title: 'Request sizes (`src/domain/limits/limits.ts`)',
    rows: sizeLimits.map(({ name, max, unit }) => [name, `${figure(max)} ${unit}`, '']),
  },
  {
    title: 'Bodies of the auth service (`src/auth/http/body-limits.ts`)',
    rows: authBodyLimits.map(({ path, maxBytes }) => [
      path || 'all others',
      `${figure(maxBytes)} bytes`,
      '',
    ]),
  },
  {
    title: 'Emailed links and codes (`src/domain/auth/one-time-limits.ts`)',
    rows: figures(oneTimeLimits),
  },
  { title: 'Searches (`src/domain/search/fold.ts`)', rows: figures(queryLimits) },
  {
    title: 'Uploads (`src/domain/uploads/upload-limits.ts`)',
    rows: figures(uploadLimits, uploadLimitMeanings),
  },
  {
    title: 'Storage service (`src/domain/storage/storage-limits.ts`)',
    rows: figures(storageLimits, storageLimitMeanings),
  },
  { title: 'Feeds (`src/domain/feeds/feed-limits.ts`)', rows: figures(feedLimits) },
];

/** All limits as Markdown. */
export function renderLimits(): string {
  const parts = tables.map(({ title, rows }) => {
    const lines = rows.map((row) => `| ${row.join(' | ')} |`.replaceAll('|  |', '| |'));
    return `## ${title}\n\n| name | limit | scope |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  const head =
    '# Limits\n\nGenerated from the code by `scripts/limits-doc.test.ts`; ' +
    '`npx vitest run --project unit scripts/limits-doc.test.ts -u` updates it.\n';
  return [head, ...parts].join('\n');
}
