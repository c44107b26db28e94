import type { MailMessage } from '~/domain/email/mail';
import {
  type PriceMatchRequest,
  type PriceMatchState,
  priceMatchStateTexts,
  verificationHours,
} from '~/domain/forms/price-match';
import { formatDollars } from '~/domain/prices/money';
import { type Site, siteUrl } from '~/domain/site';
import { renderNotice } from '../notice.email';

const linkOf = (site: Site, { linkToken }: PriceMatchRequest) =>
  siteUrl(site, `/price-match/${linkToken}`);

/** Confirms the receipt of a request. Does not quote it; see `renderContactReceived`. */
export function renderPriceMatchReceived(site: Site, request: PriceMatchRequest): MailMessage {
  return renderNotice(site, {
    to: request.email,
    subject: `We have your price match request (${request.reference})`,
    heading: 'We are checking the price',
    sentences: [
      `We verify the price within ${verificationHours} hours and email you as soon as there is a result.`,
      `Your reference is ${request.reference}.`,
    ],
    action: { label: 'See the status', link: linkOf(site, request) },
    after: [
      'Anyone with the link can see the request.',
      'If you did not send a request, someone mistyped their address. You don’t need to do anything.',
    ],
  });
}

/** Notifies the operator, with the promised deadline. */
export function renderPriceMatchArrived(site: Site, request: PriceMatchRequest): MailMessage {
  return renderNotice(site, {
    to: site.contactEmail,
    subject: `[${request.reference}] Price match: ${request.productName} at ${request.storeName}`,
    heading: 'New price match request',
    sentences: [
      `Answer promised by ${request.dueAt.toUTCString()}.`,
      `Decide with: npm run glowfare -- inbox decide --id ${request.reference} --state approved --note "…"`,
    ],
    facts: [
      ['Product', `${request.brand} ${request.productName}\n${request.productUrl}`],
      [
        'Seen at',
        `${request.storeName}, ${formatDollars(request.priceCents)}\n${request.competitorUrl}`,
      ],
      ['Details', request.details],
      ['From', `${request.name}, ${request.email}`],
    ],
    headers: { 'Reply-To': request.email },
  });
}

const headings: Record<PriceMatchState, string> = {
  received: 'We have your request',
  verifying: 'We are verifying the price',
  approved: 'You were right',
  declined: 'We could not match it',
};

/** Notifies the customer of a new state of their request. */
export function renderPriceMatchMoved(
  site: Site,
  { request, state, note }: { request: PriceMatchRequest; state: PriceMatchState; note: string },
): MailMessage {
  const { title, sentence } = priceMatchStateTexts[state];
  return renderNotice(site, {
    to: request.email,
    subject: `Price match ${request.reference}: ${title.toLowerCase()}`,
    heading: headings[state],
    sentences: [sentence],
    facts: [
      ['Product', `${request.brand} ${request.productName}`],
      ['Price', `${formatDollars(request.priceCents)} at ${request.storeName}`],
      ...(note ? [['Our note', note] as const] : []),
    ],
    action: { label: 'See the request', link: linkOf(site, request) },
    headers: { 'Reply-To': site.contactEmail },
  });
}
