import type { AlertMail, AlertMailNews } from '~/domain/alerts/alert-mail';
import type { MailMessage } from '~/domain/email/mail';
import type { Site } from '~/domain/site';
import { ActionLink, Heading, Paragraph } from '../parts/auth-mail-parts';
import { renderMailHtml } from '../parts/layout';
import { AlertNewsPiece } from './price-alert-news';
import { type NewsWords, newsWords, priceWords } from './price-alert-words';

/** A mail with everything that somebody's alerts have to say. */
export function renderPriceAlertMail(site: Site, mail: AlertMail): MailMessage {
  const news = mail.news.map((piece) => newsWords(site, piece, mail.timeZone));
  const [first] = news;
  const total = news.length + mail.more;
  const only = total === 1 ? first : undefined;
  const heading = only ? headingOf(mail.news[0]) : `${total} prices you were waiting for`;
  const action = only
    ? { label: 'See the price', link: only.link }
    : { label: 'See all your alerts', link: mail.alertsLink };
  const note = site.demo
    ? demoNote
    : 'Prices change quickly; the store’s own page has the last word.';
  const more = mail.more > 0 ? `And ${mail.more} more, under your alerts.` : null;
  return {
    to: mail.to,
    subject: only ? `${only.name}: ${priceWords(only)}` : heading,
    headers: {
      'List-Unsubscribe': `<${mail.unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: textOf(site, { heading, news, action, more, note, unsubscribe: mail.unsubscribeLink }),
    html: renderMailHtml(
      site,
      news.map((words) => `${words.name}: ${priceWords(words)}`).join(' · '),
      <>
        <Heading>{heading}</Heading>
        {news.map((words) => (
          <AlertNewsPiece key={`${words.link} ${words.stopLink}`} words={words} />
        ))}
        {more && <Paragraph>{more}</Paragraph>}
        <ActionLink href={action.link}>{action.label}</ActionLink>
        <Paragraph small>
          {note}{' '}
          <a className="soft" href={mail.unsubscribeLink} style={{ color: '#665852' }}>
            No more price alert emails
          </a>
        </Paragraph>
      </>,
    ),
  };
}

const demoNote =
  'This shop shows its demonstration catalogue: the product, its prices and their changes are made up.';

const headingOf = (news: AlertMailNews | undefined) =>
  news?.notice.kind === 'back-in-stock' ? 'It is back in stock' : 'The price has fallen';

interface TextParts {
  heading: string;
  news: readonly NewsWords[];
  action: { label: string; link: string };
  more: string | null;
  note: string;
  unsubscribe: string;
}

function textOf(site: Site, { heading, news, action, more, note, unsubscribe }: TextParts): string {
  const pieces = news.map((words) =>
    [
      words.name,
      `${priceWords(words)} ${words.where}`,
      words.low,
      words.why,
      words.link,
      `Change this alert: ${words.changeLink}`,
      `Stop this alert: ${words.stopLink}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const parts = [
    heading,
    ...pieces,
    more,
    `${action.label}: ${action.link}`,
    note,
    `No more price alert emails: ${unsubscribe}`,
    `${site.brandName}\n${site.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
