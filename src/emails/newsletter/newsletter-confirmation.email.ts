import type { MailMessage } from '~/domain/email/mail';
import { confirmDays, newsletterPromise } from '~/domain/newsletter/newsletter-schedule';
import type { Site } from '~/domain/site';
import { renderNotice } from '../notice.email';
import { listHeaders } from '../parts/list-headers';

/** Asks the owner of an address to confirm the newsletter. */
export function renderConfirmNewsletter(
  site: Site,
  { to, link }: { to: string; link: string },
): MailMessage {
  return renderNotice(site, {
    to,
    subject: `Confirm your ${site.brandName} newsletter`,
    heading: 'Confirm your subscription',
    sentences: [
      `Please confirm that you want the week’s best price drops at this address. Our promise: ${newsletterPromise}.`,
    ],
    action: { label: 'Yes, send it to me', link },
    after: [
      `The link works for ${confirmDays} days. If you did not subscribe, ignore this email. Nothing is sent until you confirm.`,
    ],
  });
}

/** Informs the owner of an address that it is already subscribed, which the form never reveals. */
export function renderAlreadySubscribed(
  site: Site,
  { to, unsubscribe }: { to: string; unsubscribe: string },
): MailMessage {
  return renderNotice(site, {
    to,
    subject: `You already get the ${site.brandName} newsletter`,
    heading: 'You are already subscribed',
    sentences: [
      'This address was entered in our newsletter form again. It already gets the newsletter every week, so you don’t need to do anything.',
    ],
    after: ['Don’t want it anymore?'],
    afterLink: { label: 'Unsubscribe', link: unsubscribe },
    headers: listHeaders(unsubscribe),
  });
}
