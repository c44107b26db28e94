import type { MailMessage } from '~/domain/email/mail';
import type { ContactMessage } from '~/domain/forms/contact-message';
import type { Site } from '~/domain/site';
import { renderNotice } from '../notice.email';

/**
 * Confirms the receipt of a message. Does not quote it: the form accepts any address, so quoting would let
 * spammers send text to strangers.
 */
export function renderContactReceived(
  site: Site,
  { email, reference }: Pick<ContactMessage, 'email' | 'reference'>,
): MailMessage {
  return renderNotice(site, {
    to: email,
    subject: `We have your message (${reference})`,
    heading: 'We have your message',
    sentences: [
      'We read every message and answer within 24 hours, to this address.',
      `Your reference is ${reference}.`,
    ],
    after: [
      'If you did not write to us, someone mistyped their address. You don’t need to do anything.',
    ],
  });
}

/** Forwards a message to the operator; replies go to its sender. */
export function renderContactArrived(site: Site, message: ContactMessage): MailMessage {
  return renderNotice(site, {
    to: site.contactEmail,
    subject: `[${message.reference}] ${message.subject}`,
    heading: 'New contact message',
    sentences: [
      `Answer it with: npm run glowfare -- inbox answer --id ${message.reference} --text "…"`,
    ],
    facts: [
      ['From', `${message.firstName} ${message.lastName}, ${message.email}`],
      ['Subject', message.subject],
      ['Message', message.message],
    ],
    headers: { 'Reply-To': message.email },
  });
}

export function renderContactAnswer(
  site: Site,
  { message, answer }: { message: ContactMessage; answer: string },
): MailMessage {
  return renderNotice(site, {
    to: message.email,
    subject: `Re: ${message.subject} (${message.reference})`,
    heading: `Hello ${message.firstName}`,
    sentences: answer.split(/\n{2,}/),
    facts: [['You wrote', message.message]],
    after: [`You can reply to this email. Your reference is ${message.reference}.`],
    headers: { 'Reply-To': site.contactEmail },
  });
}
