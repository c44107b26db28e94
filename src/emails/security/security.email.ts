import type { MailMessage } from '~/domain/email/mail';
import { type AccountChange, undoDays } from '~/domain/security/account-change';
import type { SecurityMail } from '~/domain/security/security-mail';
import type { Site } from '~/domain/site';
import { type Notice, renderNotice } from '../notice.email';

type EmailTexts = Omit<Notice, 'to' | 'headers'>;

const changeTexts: Record<AccountChange, readonly [what: string, sentence: string]> = {
  factor_added: [
    'Two-step sign-in was turned on',
    'A second step was added to your account. Signing in now asks for it after your password.',
  ],
  factor_removed: [
    'A second step was removed',
    'A second step was removed from your account. If it was the only one, two-step sign-in is now off, and signing in asks for your password alone.',
  ],
  recovery_codes_created: [
    'New recovery codes were created',
    'A new set of recovery codes was created for your account. Codes of an earlier set no longer work.',
  ],
  recovery_codes_removed: [
    'Your recovery codes were removed',
    'Your recovery codes no longer work.',
  ],
  recovery_code_used: [
    'A recovery code was used',
    'A recovery code was used to sign in to your account instead of your usual second step.',
  ],
  passkey_added: ['A passkey was added', 'A passkey was added to your account.'],
  passkey_removed: ['A passkey was removed', 'A passkey was removed from your account.'],
  password_changed: [
    'Your password was changed',
    'The password of your account was changed. All other devices have been signed out.',
  ],
  email_changed: [
    'Your email address was changed',
    'Your account now uses a different email address.',
  ],
  provider_linked: [
    'Another way to sign in was linked',
    'An account at another provider can now be used to sign in to your account.',
  ],
  provider_unlinked: [
    'A way to sign in was unlinked',
    'An account at another provider can no longer be used to sign in to your account.',
  ],
  factor_recovery_canceled: [
    'Your request to turn off two-step sign-in was canceled',
    'The request to turn off two-step sign-in was canceled. Your second step stays on.',
  ],
};

const utc = (date: Date) => date.toUTCString();

/** The undo button is last, so that it does not look like the normal next step. */
function changeNotice(
  mail: Extract<SecurityMail, { kind: 'account-change' }>,
  site: Site,
): EmailTexts {
  const [what, sentence] = changeTexts[mail.change];
  const facts: [string, string][] = [['When', utc(mail.at)]];
  if (mail.fact) facts.push([mail.fact.name, mail.fact.value]);
  if (mail.device) facts.push(['Device', mail.device]);
  if (mail.network) facts.push(['Network', mail.network]);
  return {
    subject: `${site.brandName}: ${what}`,
    heading: what,
    sentences: [sentence, 'If this was you, you don’t need to do anything.'],
    facts,
    action: { label: "This wasn't me", link: mail.undoLink },
    after: [
      `If this was not you, open the link above within ${undoDays} days. After you confirm, we sign out every device, undo this change if possible, and help you choose a new password. Opening the link alone changes nothing.`,
    ],
  };
}

function textsOf(mail: SecurityMail, site: Site): EmailTexts {
  const brand = site.brandName;
  switch (mail.kind) {
    case 'account-change':
      return changeNotice(mail, site);
    case 'factor-recovery-request':
      return {
        subject: `${brand}: sign in without your second step`,
        heading: 'Can’t use your second step?',
        sentences: [
          `Someone who knows your password or can read your email asked to turn off two-step sign-in. Confirm below to start a waiting period of ${mail.waitHours} hours. After that, you can turn off two-step sign-in.`,
        ],
        action: { label: 'Start the waiting period', link: mail.startLink },
        after: [
          'The link works for 24 hours. If you did not ask for this, ignore this email and change your password.',
        ],
      };
    case 'factor-recovery-started':
      return {
        subject: `${brand}: waiting period started`,
        heading: 'The waiting period has started',
        sentences: [
          `On ${utc(mail.readyAt)} we will send you a link to turn off two-step sign-in. Until then, nothing changes.`,
          'If you find your phone or a recovery code, sign in with it and cancel the request on your profile.',
        ],
        action: { label: 'Cancel the request', link: mail.cancelLink },
        after: ['If you did not ask for this, cancel the request and change your password.'],
      };
    case 'factor-recovery-reminder':
      return {
        subject: `${brand}: two-step sign-in can be turned off soon`,
        heading: 'The waiting period ends soon',
        sentences: [
          `On ${utc(mail.readyAt)} anyone with access to this mailbox will be able to turn off two-step sign-in.`,
        ],
        action: { label: 'Cancel the request', link: mail.cancelLink },
        after: ['If you did not ask for this, cancel the request and change your password.'],
      };
    case 'factor-recovery-ready':
      return {
        subject: `${brand}: you can turn off two-step sign-in now`,
        heading: 'The waiting period is over',
        sentences: [
          `You can turn off two-step sign-in now. The link works until ${utc(mail.expiresAt)}. All devices will be signed out.`,
        ],
        action: { label: 'Turn off two-step sign-in', link: mail.finishLink },
        after: [`If you did not ask for this, cancel the request: ${mail.cancelLink}`],
      };
    case 'factor-recovery-finished':
      return {
        subject: `${brand}: two-step sign-in was turned off`,
        heading: 'Two-step sign-in was turned off',
        sentences: [
          `On ${utc(mail.at)}, two-step sign-in was turned off after the waiting period, and all devices were signed out. You can set it up again on your profile.`,
        ],
        action: { label: 'Sign in', link: `${site.publicUrl}/auth` },
        after: [
          `If this was not you, choose a new password at ${site.publicUrl}/auth and contact us at ${site.contactEmail}.`,
        ],
      };
  }
}

export function renderSecurityMail(site: Site, mail: SecurityMail): MailMessage {
  return renderNotice(site, { to: mail.to, ...textsOf(mail, site) });
}
