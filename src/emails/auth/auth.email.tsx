import type { AuthMail } from '~/domain/auth/auth-mail';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import type { MailMessage } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { ActionLink, Code, Heading, Paragraph } from '../parts/email-parts';
import { renderMailHtml } from '../parts/layout';

interface EmailTexts {
  subject: string;
  heading: string;
  sentences: string[];
  action?: { label: string; link: string };
  code?: string;
  /** What to do if someone else caused the email. */
  ifNotRequested: string;
}

const ignoreText = (what: string) =>
  `If you did not ask for ${what}, you can ignore this email. Nothing happens without the link or the code.`;

function textsOf(mail: AuthMail, site: Site): EmailTexts {
  const brand = site.brandName;
  const page = `${site.publicUrl}/auth`;
  switch (mail.kind) {
    case 'confirm':
      return {
        subject: `Confirm your email address for ${brand}`,
        heading: 'Confirm your email address',
        sentences: [
          `Please confirm that this address is yours to finish setting up your ${brand} account.`,
        ],
        action: { label: 'Confirm my address', link: mail.link },
        code: mail.code,
        ifNotRequested: `If you did not sign up, you can ignore this email. Nothing happens without the link or the code. If you got several of these emails, any of them works, and only the password you chose yourself will be set.`,
      };
    case 'invite':
      return {
        subject: `You are invited to ${brand}`,
        heading: 'You are invited',
        sentences: [
          `Accept the invitation to create your ${brand} account, then choose a password.`,
        ],
        action: { label: 'Accept the invitation', link: mail.link },
        code: mail.code,
        ifNotRequested: ignoreText('this'),
      };
    case 'recover':
      return {
        subject: `Choose a new ${brand} password`,
        heading: 'Choose a new password',
        sentences: ['We received a request to reset the password of your account.'],
        action: { label: 'Choose a new password', link: mail.link },
        code: mail.code,
        ifNotRequested: ignoreText('a new password'),
      };
    case 'sign-in':
      return {
        subject: `Your ${brand} sign-in link`,
        heading: 'Your sign-in link',
        sentences: ['No password needed: this link signs you in once.'],
        action: { label: 'Sign in', link: mail.link },
        code: mail.code,
        ifNotRequested: ignoreText('a sign-in link'),
      };
    case 'change-email-current':
      return {
        subject: `Confirm the change of your ${brand} email address`,
        heading: 'Confirm the change of your email address',
        sentences: [
          `The email address of your account will change to ${mail.newEmail}. Please confirm the change here and in the email that we sent to the new address.`,
        ],
        action: { label: 'Confirm the change', link: mail.link },
        code: mail.code,
        ifNotRequested:
          'If this was not you, do not confirm it, and change your password: someone else is signed in to your account.',
      };
    case 'change-email-new':
      return {
        subject: `Confirm your new email address for ${brand}`,
        heading: 'Is this your new address?',
        sentences: [
          mail.oldEmail === ''
            ? 'Please confirm that this address is yours, to keep your account.'
            : `The email address of the account of ${mail.oldEmail} will change to this one. Please confirm the change here and in the email that we sent to the old address.`,
        ],
        action: { label: 'Confirm my address', link: mail.link },
        code: mail.code,
        ifNotRequested: ignoreText('this'),
      };
    case 'reauthenticate':
      return {
        subject: `${mail.code} is your ${brand} code`,
        heading: 'Confirm it’s you',
        sentences: ['Enter this code to confirm your change.'],
        code: mail.code,
        ifNotRequested:
          'If this was not you, change your password: someone else is signed in to your account.',
      };
    case 'existing-account':
      return {
        subject: `You already have a ${brand} account`,
        heading: 'You already have an account',
        sentences: [
          'Someone tried to create an account with this address, which already has one. If it was you, just sign in. If you forgot your password, you can reset it there.',
        ],
        action: { label: 'Sign in', link: page },
        ifNotRequested: 'If this was not you, you don’t need to do anything. Nothing was changed.',
      };
    case 'account-deleted':
      return {
        subject: mail.accountKept
          ? `Your data at ${brand} was deleted`
          : `Your ${brand} account was deleted`,
        heading: mail.accountKept ? 'Your data was deleted' : 'Your account was deleted',
        sentences: [
          `On ${mail.at.toUTCString()} we deleted everything we stored about you: profile, picture, favorites, alerts, settings and the emails we sent you. All devices have been signed out.`,
          mail.accountKept
            ? `Your sign-in is stored by the service that ${brand} uses for accounts. Write to ${site.contactEmail} to have it deleted there too.`
            : 'This is the last email you will get from us. You are welcome to create a new account at any time.',
        ],
        ifNotRequested: `If this was not you, write to ${site.contactEmail} immediately. We cannot restore the data, but we can find out what happened.`,
      };
  }
}

const codeLifetime = `The code works once and expires after ${oneTimeLimits.codeMinutes} minutes.`;
const linkLifetime = `The link works once, in any browser, and expires after one hour. ${codeLifetime}`;

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
        {texts.code && texts.action && <Paragraph>Or enter this code:</Paragraph>}
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
    texts.code && `${texts.action ? 'Or enter this code' : 'Your code'}: ${texts.code}`,
    expires,
    texts.ifNotRequested,
    `${site.brandName}\n${site.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
