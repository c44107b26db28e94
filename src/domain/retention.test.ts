import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type RetainedData, retainedSince, retention } from './retention';
import { finishRecoveryDays, undoDays } from './security/account-change';

/** The rows of the first table with this heading, as [first cell, last cell]. */
function readTable(path: string, heading: RegExp): [string, string][] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const start = lines.findIndex((line) => heading.test(line));
  expect(start, `a table in ${path}`).toBeGreaterThan(-1);
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return [cells.slice(1, -2).join(' | '), cells.at(-2) ?? ''];
  });
}

const page = readTable('src/web/pages/privacy/privacy.md', /^\| *what/i);
const docs = readTable('docs/privacy.md', /^\| *what/i);

/**
 * Where both documents state a period: by the words of the privacy page's row (null if the page does not
 * list it) and by the table that docs/privacy.md names. Null for data that does not concern people.
 */
const statements: Record<RetainedData, { page: RegExp | null; table: string } | null> = {
  alertNotice: { page: /alert.*(told|sent|notif)/i, table: 'alert_notice' },
  storeVisit: { page: /stores you visited/i, table: 'store_visit' },
  deletedAlert: { page: /alert you deleted|deleted.*alert/i, table: 'deleted_price_alert' },
  anonymousUser: { page: /account without an email/i, table: 'auth_user.is_anonymous' },
  session: { page: /signed-in device/i, table: 'auth_session' },
  usedRefreshToken: { page: null, table: 'auth_refresh_token' },
  oneTimeToken: { page: /links and codes/i, table: 'auth_one_time_token' },
  signInFlow: { page: null, table: 'auth_flow_state' },
  factorChallenge: { page: null, table: 'auth_factor_challenge' },
  passkeyChallenge: { page: null, table: 'auth_webauthn_challenge' },
  securityLink: { page: /links and codes/i, table: 'auth_security_link' },
  factorRecovery: { page: null, table: 'auth_factor_recovery' },
  securityEvent: { page: /security activity/i, table: 'security_event' },
  countedSecurityEvent: { page: null, table: 'security_event' },
  sentEmail: { page: /e?mails? (that )?we sent/i, table: 'outbox_mail' },
  contactMessage: { page: /contact message/i, table: 'contact_message' },
  priceMatchRequest: { page: /price match request/i, table: 'price_match_request' },
  jobApplication: { page: /job application/i, table: 'job_application' },
  unconfirmedSubscriber: { page: /newsletter address/i, table: 'newsletter_subscriber' },
  newsletterIssue: { page: /which (letter|newsletter)/i, table: 'newsletter_delivery' },
  retiredSigningKey: null,
  finishedJob: null,
  priceChange: null,
};

/** Data whose period starts only when it expires. */
const lifetimeDays: Partial<Record<RetainedData, number>> = {
  securityLink: undoDays,
  factorRecovery: finishRecoveryDays,
};

function periodPattern(data: RetainedData): RegExp {
  const period = retention[data];
  if ('hours' in period) return period.hours === 1 ? /\b(an|1|one) hour\b/ : /never/;
  const days = period.days + (lifetimeDays[data] ?? 0);
  return days === 1 ? /\b(a|1|one) day\b/ : new RegExp(`\\b${days} days\\b`);
}

const retainedData = Object.keys(statements) as RetainedData[];

describe('documents state the retention period of', () => {
  test.each(retainedData.filter((data) => statements[data]?.page))('%s, privacy page', (data) => {
    const row = page.find(([what]) => statements[data]?.page?.test(what));
    expect(row?.[1]).toMatch(periodPattern(data));
  });

  test.each(retainedData.filter((data) => statements[data]))('%s, docs/privacy.md', (data) => {
    const row = docs.find(([what]) => what.includes(`\`${statements[data]?.table}\``));
    expect(row?.[1]).toMatch(periodPattern(data));
  });
});

test('documents state no other period', () => {
  const known = new Set(
    retainedData.flatMap((data) => {
      const period = retention[data];
      return 'days' in period ? [period.days + (lifetimeDays[data] ?? 0)] : [];
    }),
  );
  const stated = [...page, ...docs].flatMap(([, until]) =>
    [...until.matchAll(/(\d+) days/g)].map(([, days]) => Number(days)),
  );
  expect(stated.filter((days) => !known.has(days))).toEqual([]);
});

test('retention counts back from now', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  expect(retainedSince('deletedAlert', now)).toEqual(new Date('2026-03-30T12:00:00Z'));
  expect(retainedSince('passkeyChallenge', now)).toEqual(new Date('2026-03-31T11:00:00Z'));
});
