import type { AlertMail, AlertMailItem } from '~/domain/alerts/alert-mail';
import type { MailMessage } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { ActionLink, Heading, Paragraph, SoftLink } from '../parts/email-parts';
import { renderMailHtml } from '../parts/layout';
import { listHeaders } from '../parts/list-headers';
import { AlertEmailItem } from './price-alert-item';
import { type AlertItemTexts, alertItemTexts, formatPriceChange } from './price-alert-texts';

/** Renders one email for all notifications that are due for a user. */
export function renderPriceAlertMail(site: Site, mail: AlertMail): MailMessage {
  const items = mail.items.map((item) => alertItemTexts(site, item, mail.timeZone));
  const [first] = items;
  const total = items.length + mail.omittedCount;
  const only = total === 1 ? first : undefined;
  const heading = only ? headingOf(mail.items[0]) : `${total} prices you were waiting for`;
  const action = only
    ? { label: 'See the price', link: only.link }
    : { label: 'See all your alerts', link: mail.alertsLink };
  const note = site.demo
    ? demoNote
    : 'Prices change quickly. Check the store’s page for the current price.';
  const more = mail.omittedCount > 0 ? `And ${mail.omittedCount} more in your alerts.` : null;
  return {
    to: mail.to,
    subject: only ? `${only.name}: ${formatPriceChange(only)}` : heading,
    headers: listHeaders(mail.unsubscribeLink),
    text: textOf(site, { heading, items, action, more, note, unsubscribe: mail.unsubscribeLink }),
    html: renderMailHtml(
      site,
      items.map((texts) => `${texts.name}: ${formatPriceChange(texts)}`).join(' · '),
      <>
        <Heading>{heading}</Heading>
        {items.map((texts) => (
          <AlertEmailItem key={`${texts.link} ${texts.stopLink}`} texts={texts} />
        ))}
        {more && <Paragraph>{more}</Paragraph>}
        <ActionLink href={action.link}>{action.label}</ActionLink>
        <Paragraph small>
          {note}{' '}
          <SoftLink href={mail.unsubscribeLink}>Unsubscribe from price alert emails</SoftLink>
        </Paragraph>
      </>,
    ),
  };
}

const demoNote =
  'This site shows a demo catalog: the product, its prices and their changes are invented.';

const headingOf = (item: AlertMailItem | undefined) =>
  item?.notification.kind === 'back-in-stock' ? 'It is back in stock' : 'The price dropped';

interface TextParts {
  heading: string;
  items: readonly AlertItemTexts[];
  action: { label: string; link: string };
  more: string | null;
  note: string;
  unsubscribe: string;
}

function textOf(
  site: Site,
  { heading, items, action, more, note, unsubscribe }: TextParts,
): string {
  const itemTexts = items.map((texts) =>
    [
      texts.name,
      `${formatPriceChange(texts)} ${texts.where}`,
      texts.low,
      texts.why,
      texts.link,
      `Change ${texts.target}: ${texts.changeLink}`,
      `Stop ${texts.target}: ${texts.stopLink}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const parts = [
    heading,
    ...itemTexts,
    more,
    `${action.label}: ${action.link}`,
    note,
    `Unsubscribe from price alert emails: ${unsubscribe}`,
    `${site.brandName}\n${site.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
