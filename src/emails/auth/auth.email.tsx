import type { AuthMail } from '~/domain/auth/auth-mail';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import type { MailMessage } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { ActionLink, Code, Heading, Paragraph } from '../parts/auth-mail-parts';
import { renderMailHtml } from '../parts/layout';

/** What one kind of mail says; the frame around it is the same for all. */
interface Words {
  subject: string;
  heading: string;
  sentences: string[];
  action?: { label: string; link: string };
  code?: string;
  /** What to do when it was somebody else. */
  otherwise: string;
}

const ignore = (what: string) =>
  `If you did not ask for ${what}, you can ignore this mail; nothing happens without the link or the code.`;

function wordsOf(mail: AuthMail, site: Site): Words {
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
        otherwise: `If you did not sign up, you can ignore this email; nothing happens without the link or the code. If you got several of these emails, any of them works, and only the password you chose yourself will be set.`,
      };
    case 'invite':
      return {
        subject: `You are invited to ${brand}`,
        heading: 'You are invited',
        sentences: [`An account at ${brand} is waiting for you. Accept, then choose a password.`],
        action: { label: 'Accept the invitation', link: mail.link },
        code: mail.code,
        otherwise: ignore('this'),
      };
    case 'recover':
      return {
        subject: `Choose a new ${brand} password`,
        heading: 'Choose a new password',
        sentences: ['Somebody, hopefully you, has forgotten the password of this account.'],
        action: { label: 'Choose a new password', link: mail.link },
        code: mail.code,
        otherwise: ignore('a new password'),
      };
    case 'sign-in':
      return {
        subject: `Your ${brand} sign-in link`,
        heading: 'Here is your way in',
        sentences: ['No password needed: this link signs you in, once.'],
        action: { label: 'Sign in', link: mail.link },
        code: mail.code,
        otherwise: ignore('a sign-in link'),
      };
    case 'change-email-current':
      return {
        subject: `Confirm the change of your ${brand} email address`,
        heading: 'A new address for your account',
        sentences: [
          `Your account is to move to ${mail.newEmail}. Both addresses have to agree: confirm here, and with the mail that we sent there.`,
        ],
        action: { label: 'Confirm the change', link: mail.link },
        code: mail.code,
        otherwise:
          'If this was not you, do not confirm, and change your password: somebody is signed in to your account.',
      };
    case 'change-email-new':
      return {
        subject: `Confirm your new email address for ${brand}`,
        heading: 'Is this your new address?',
        sentences: [
          mail.oldEmail === ''
            ? 'Please confirm that this address is yours to keep your account.'
            : `The account of ${mail.oldEmail} is to move here. Both addresses have to agree: confirm here, and with the mail that we sent there.`,
        ],
        action: { label: 'Confirm my address', link: mail.link },
        code: mail.code,
        otherwise: ignore('this'),
      };
    case 'reauthenticate':
      return {
        subject: `${mail.code} is your ${brand} code`,
        heading: 'Is it still you?',
        sentences: ['Type this code to confirm what you were about to change.'],
        code: mail.code,
        otherwise:
          'If this was not you, change your password: somebody is signed in to your account.',
      };
    case 'existing-account':
      return {
        subject: `You already have a ${brand} account`,
        heading: 'You already have an account',
        sentences: [
          'Somebody, hopefully you, tried to use this address for a new account. You can simply sign in; if the password is forgotten, you can choose a new one there.',
        ],
        action: { label: 'Sign in', link: page },
        otherwise: 'If this was not you, there is nothing to do; nothing was changed.',
      };
    case 'account-deleted':
      return {
        subject: mail.accountKept
          ? `Your data at ${brand} was deleted`
          : `Your ${brand} account was deleted`,
        heading: mail.accountKept ? 'Your data is gone' : 'Your account is gone',
        sentences: [
          `On ${mail.at.toUTCString()} we deleted everything that we held about you: profile, picture, favorites, alerts, settings and the mails we had sent you. All devices have been signed out.`,
          mail.accountKept
            ? `What you sign in with is kept by the service that ${brand} uses for that; write to ${site.contactEmail} to have it deleted there too.`
            : 'This is the last mail you get from us. You are welcome back at any time, with a new account.',
        ],
        otherwise: `If this was not you, write to ${site.contactEmail} at once; we cannot bring the data back, but we can find out what happened.`,
      };
  }
}

const codeLifetime = `The code works once and expires after ${oneTimeLimits.codeMinutes} minutes.`;
const lifetime = `The link works once, in any browser, and expires after one hour. ${codeLifetime}`;

/** A mail about somebody's account, as it is sent. */
export function renderAuthMail(site: Site, mail: AuthMail): MailMessage {
  const words = wordsOf(mail, site);
  const expires = words.code && (words.action ? lifetime : codeLifetime);
  const [preview = ''] = words.sentences;
  return {
    to: mail.to,
    subject: words.subject,
    text: textOf(site, words, expires),
    html: renderMailHtml(
      site,
      preview,
      <>
        <Heading>{words.heading}</Heading>
        {words.sentences.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {words.action && <ActionLink href={words.action.link}>{words.action.label}</ActionLink>}
        {words.code && words.action && <Paragraph>Or type this code:</Paragraph>}
        {words.code && <Code>{words.code}</Code>}
        {expires && <Paragraph small>{expires}</Paragraph>}
        <Paragraph small>{words.otherwise}</Paragraph>
      </>,
    ),
  };
}

function textOf(site: Site, words: Words, expires: string | undefined): string {
  const parts = [
    words.heading,
    ...words.sentences,
    words.action && `${words.action.label}:\n${words.action.link}`,
    words.code && `${words.action ? 'Or type this code' : 'Your code'}: ${words.code}`,
    expires,
    words.otherwise,
    `${site.brandName}\n${site.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
