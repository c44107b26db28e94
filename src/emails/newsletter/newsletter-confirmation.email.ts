import type { MailMessage } from '~/domain/email/mail';
import { confirmDays, newsletterPromise } from '~/domain/newsletter/newsletter-rule';
import type { Site } from '~/domain/site';
import { renderNotice } from '../notice.email';
import { listHeaders } from '../parts/list-headers';

/** Asks the owner of an address whether they want the letter. */
export function renderConfirmNewsletter(
  site: Site,
  { to, link }: { to: string; link: string },
): MailMessage {
  return renderNotice(site, {
    to,
    subject: `Confirm your ${site.brandName} newsletter`,
    heading: 'Confirm your subscription',
    sentences: [
      `Someone, hopefully you, asked for the week’s best price drops at this address. Our promise: ${newsletterPromise}.`,
    ],
    action: { label: 'Yes, send it to me', link },
    after: [
      `The link works for ${confirmDays} days. If you did not ask, you can ignore this email: nothing is sent unless you confirm.`,
    ],
  });
}

/** Tells the owner of an address that it is on the list, which nobody else is told. */
export function renderAlreadySubscribed(
  site: Site,
  { to, unsubscribe }: { to: string; unsubscribe: string },
): MailMessage {
  return renderNotice(site, {
    to,
    subject: `You already get the ${site.brandName} newsletter`,
    heading: 'You are already subscribed',
    sentences: [
      'Someone, hopefully you, asked for the newsletter at this address. It comes here every week; there is nothing to do.',
    ],
    after: ['No longer want it?'],
    afterLink: { label: 'Unsubscribe', link: unsubscribe },
    headers: listHeaders(unsubscribe),
  });
}
