import { describe, expect, test } from 'vitest';
import type { AuthMail } from '~/domain/auth/auth-mail';
import { renderAuthMail } from './auth.email';

const site = {
  brandName: 'Glow & Co',
  publicUrl: 'https://glow.example',
  contactEmail: 'hello@glow.example',
  demo: false,
};
const one = {
  to: 'a@b.example',
  link: 'https://glow.example/auth/v1/verify?token=t&type=x',
  code: '012345',
};

const mails: AuthMail[] = [
  { kind: 'confirm', ...one },
  { kind: 'invite', ...one },
  { kind: 'recover', ...one },
  { kind: 'sign-in', ...one },
  { kind: 'change-email-current', ...one, newEmail: 'n@b.example' },
  { kind: 'change-email-new', ...one, oldEmail: 'o@b.example' },
  { kind: 'reauthenticate', to: one.to, code: one.code },
  { kind: 'existing-account', to: one.to },
  { kind: 'account-deleted', to: one.to, at: new Date('2026-03-01T12:00:00Z'), accountKept: false },
  { kind: 'account-deleted', to: one.to, at: new Date('2026-03-01T12:00:00Z'), accountKept: true },
];

describe.each(mails)('the $kind email', (mail) => {
  const { subject, html, text } = renderAuthMail(site, mail);

  test('has the same content as text and as HTML', () => {
    for (const part of ['link', 'code', 'newEmail'] as const) {
      const value = part in mail ? String(Reflect.get(mail, part)) : undefined;
      if (value === undefined) continue;
      expect(text).toContain(value);
      expect(html).toContain(value.replaceAll('&', '&amp;'));
    }
    expect(subject).toContain('Glow & Co');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain('Glow &amp; Co');
  });

  test('supports dark mode', () => {
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  });

  test('loads no external resources', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });

  test('states how long the link and the code are valid', () => {
    if ('code' in mail) expect(text).toContain('The code works once and expires after 10 minutes.');
    if ('link' in mail)
      expect(text).toContain('The link works once, in any browser, and expires after one hour.');
  });

  test('explains what to do if it was not the owner', () => {
    expect(text).toMatch(/If (you did not (ask|sign up)|this was not you)/);
  });
});
