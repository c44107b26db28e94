import type { MailMessage } from '~/domain/email/mail';
import type { ContactMessage } from '~/domain/forms/contact-message';
import type { Site } from '~/domain/site';
import { renderNotice } from '../notice.email';

/**
 * Tells somebody that their message has come. None of their words are in it: anybody can type anybody's
 * address into a form, and we carry nobody's advertisements.
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
      'A person reads it and answers within 24 hours, to this address.',
      `Your reference is ${reference}.`,
    ],
    after: ['If you did not write to us, someone mistyped their address; there is nothing to do.'],
  });
}

/** Tells the operator; an answer to it goes to whoever wrote. */
export function renderContactArrived(site: Site, message: ContactMessage): MailMessage {
  return renderNotice(site, {
    to: site.contactEmail,
    subject: `[${message.reference}] ${message.subject}`,
    heading: 'A message has come',
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

/** What we write back. */
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
    after: [`You can simply answer this email. Your reference is ${message.reference}.`],
    headers: { 'Reply-To': site.contactEmail },
  });
}
