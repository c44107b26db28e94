import { describe, expect, test } from 'vitest';
import { accountChanges } from '~/domain/security/account-change';
import type { SecurityMail } from '~/domain/security/security-mail';
import { renderSecurityMail } from './security.email';

const site = {
  brandName: 'Glow & Co',
  publicUrl: 'https://glow.example',
  contactEmail: 'hello@glow.example',
  demo: false,
};
const to = 'a@b.example';
const at = new Date('2026-03-01T12:00:00Z');
const link = (name: string) => `https://glow.example/auth/secure#${name}`;

const mails: SecurityMail[] = [
  ...accountChanges.map((change) => ({
    kind: 'account-change' as const,
    to,
    change,
    at,
    device: 'Safari on iPhone',
    network: '203.0.113.0/24',
    fact: { name: 'New address', value: 'n@b.example' },
    undoLink: link('undo'),
  })),
  { kind: 'factor-recovery-request', to, waitHours: 72, startLink: link('start') },
  { kind: 'factor-recovery-started', to, readyAt: at, cancelLink: link('cancel') },
  { kind: 'factor-recovery-reminder', to, readyAt: at, cancelLink: link('cancel') },
  {
    kind: 'factor-recovery-ready',
    to,
    expiresAt: at,
    finishLink: link('finish'),
    cancelLink: link('cancel'),
  },
  { kind: 'factor-recovery-finished', to, at },
];

describe.each(mails)('the email $kind $change', (mail) => {
  const { subject, html, text } = renderSecurityMail(site, mail);

  test('has every link and fact as text and as HTML', () => {
    const parts = Object.entries(mail).flatMap(([name, value]) => {
      if (name.endsWith('Link') || name === 'device' || name === 'network') return [String(value)];
      return name === 'fact' ? ['n@b.example'] : [];
    });
    for (const part of parts) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(subject).toMatch(/^Glow & Co: /);
  });

  test('explains what to do if it was not the owner', () => {
    expect(text).toMatch(/If (this was not you|you did not ask for this)/);
  });

  test('loads no external resources', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });
});
