import type { AuthMail } from '~/domain/auth/auth-mail';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import type { MailMessage } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { ActionLink, Code, Heading, Paragraph } from '../parts/email-parts';
import { renderMailHtml } from '../parts/layout';

/** What one kind of mail says; the frame around it is the same for all. */
interface EmailTexts {
  subject: string;
  heading: string;
  sentences: string[];
  action?: { label: string; link: string };
  code?: string;
  /** What to do when it was somebody else. */
  ifNotRequested: string;
}

const ignoreText = (what: string) =>
  `If you did not ask for ${what}, you can ignore this email; nothing happens without the link or the code.`;

function textsOf(mail: AuthMail, site: Site): EmailTexts {
  const brand = site.brandName;
  const page = `${site.publicUrl}/auth`;
  switch (mail.kind) {
    case 'confirm':
      return {
        subject: `Confirm your email address for ${brand}`,
        heading: 'One click, and you are in',
        sentences: [`Please confirm that this address is yours to finish your ${brand} account.`],
        action: { label: 'Confirm my address', link: mail.link },
        code: mail.code,
        ifNotRequested: `If you did not sign up, you can ignore this email; nothing happens without the link or the code. If you got several of these emails, any of them works, and only the password you chose yourself will be set.`,
      };
    case 'invite':
      return {
        subject: `You are invited to ${brand}`,
        heading: 'You are invited',
        sentences: [`An account at ${brand} is waiting for you. Accept, then choose a password.`],
        action: { label: 'Accept the invitation', link: mail.link },
        code: mail.code,
        ifNotRequested: ignoreText('this'),
      };
    case 'recover':
      return {
        subject: `Choose a new ${brand} password`,
        heading: 'Choose a new password',
        sentences: ['Someone, hopefully you, asked for a new password for this account.'],
        action: { label: 'Choose a new password', link: mail.link },
        code: mail.code,
        ifNotRequested: ignoreText('a new password'),
      };
    case 'sign-in':
      return {
        subject: `Your ${brand} sign-in link`,
        heading: 'Here is your way in',
        sentences: ['No password needed: this link signs you in, once.'],
        action: { label: 'Sign in', link: mail.link },
        code: mail.code,
        ifNotRequested: ignoreText('a sign-in link'),
      };
    case 'change-email-current':
      return {
        subject: `Confirm the change of your ${brand} email address`,
        heading: 'A new address for your account',
        sentences: [
          `Your account is to move to ${mail.newEmail}. Both addresses have to agree: confirm here, and with the email that we sent there.`,
        ],
        action: { label: 'Confirm the change', link: mail.link },
        code: mail.code,
        ifNotRequested:
          'If this was not you, do not confirm, and change your password: someone is signed in to your account.',
      };
    case 'change-email-new':
      return {
        subject: `Confirm your new email address for ${brand}`,
        heading: 'Is this your new address?',
        sentences: [
          mail.oldEmail === ''
            ? 'Please confirm that this address is yours to keep your account.'
            : `The account of ${mail.oldEmail} is to move here. Both addresses have to agree: confirm here, and with the email that we sent there.`,
        ],
        action: { label: 'Confirm my address', link: mail.link },
        code: mail.code,
        ifNotRequested: ignoreText('this'),
      };
    case 'reauthenticate':
      return {
        subject: `${mail.code} is your ${brand} code`,
        heading: 'Is it still you?',
        sentences: ['Type this code to confirm what you were about to change.'],
        code: mail.code,
        ifNotRequested:
          'If this was not you, change your password: someone is signed in to your account.',
      };
    case 'existing-account':
      return {
        subject: `You already have a ${brand} account`,
        heading: 'You already have an account',
        sentences: [
          'Someone, hopefully you, tried to use this address for a new account. You can simply sign in; if the password is forgotten, you can choose a new one there.',
        ],
        action: { label: 'Sign in', link: page },
        ifNotRequested: 'If this was not you, there is nothing to do; nothing was changed.',
      };
    case 'account-deleted':
      return {
        subject: mail.accountKept
          ? `Your data at ${brand} was deleted`
          : `Your ${brand} account was deleted`,
        heading: mail.accountKept ? 'Your data is gone' : 'Your account is gone',
        sentences: [
          `On ${mail.at.toUTCString()} we deleted everything that we held about you: profile, picture, favorites, alerts, settings and the emails we had sent you. All devices have been signed out.`,
          mail.accountKept
            ? `What you sign in with is kept by the service that ${brand} uses for that; write to ${site.contactEmail} to have it deleted there too.`
            : 'This is the last email you get from us. You are welcome back at any time, with a new account.',
        ],
        ifNotRequested: `If this was not you, write to ${site.contactEmail} at once; we cannot bring the data back, but we can find out what happened.`,
      };
  }
}

const codeLifetime = `The code works once and expires after ${oneTimeLimits.codeMinutes} minutes.`;
const linkLifetime = `The link works once, in any browser, and expires after one hour. ${codeLifetime}`;

/** A mail about somebody's account, as it is sent. */
export function renderAuthMail(site: Site, mail: AuthMail): MailMessage {
  const texts = textsOf(mail, site);
  const expires = texts.code && (texts.action ? linkLifetime : codeLifetime);
  const [preview = ''] = texts.sentences;
  return {
    to: mail.to,
    subject: texts.subject,
    text: textOf(site, texts, expires),
    html: renderMailHtml(
      site,
      preview,
      <>
        <Heading>{texts.heading}</Heading>
        {texts.sentences.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {texts.action && <ActionLink href={texts.action.link}>{texts.action.label}</ActionLink>}
        {texts.code && texts.action && <Paragraph>Or type this code:</Paragraph>}
        {texts.code && <Code>{texts.code}</Code>}
        {expires && <Paragraph small>{expires}</Paragraph>}
        <Paragraph small>{texts.ifNotRequested}</Paragraph>
      </>,
    ),
  };
}

function textOf(site: Site, texts: EmailTexts, expires: string | undefined): string {
  const parts = [
    texts.heading,
    ...texts.sentences,
    texts.action && `${texts.action.label}:\n${texts.action.link}`,
    texts.code && `${texts.action ? 'Or type this code' : 'Your code'}: ${texts.code}`,
    expires,
    texts.ifNotRequested,
    `${site.brandName}\n${site.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
