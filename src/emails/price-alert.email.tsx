import type { AlertMail, AlertMailNews } from '~/domain/alerts/alert-mail';
import { unitWords, wishWords } from '~/domain/alerts/alert-words';
import { formatDollars } from '~/domain/catalogue/money';
import { formatSize } from '~/domain/catalogue/size';
import type { MailMessage } from '~/domain/mail';
import { type Site, siteUrl } from '~/domain/site';
import { ActionLink, Heading, Paragraph } from './auth-mail-parts';
import { renderMailHtml } from './layout';
import { AlertNewsPiece } from './price-alert-news';

/** The words about one product, the same in both versions of the mail. */
export interface NewsWords {
  name: string;
  link: string;
  price: string;
  before: string | null;
  where: string;
  low: string | null;
  why: string;
  changeLink: string;
  stopLink: string;
}

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
  const more = mail.more > 0 ? `And ${mail.more} more, under your alerts.` : null;
  return {
    to: mail.to,
    subject: only ? `${only.name}: ${priceWords(only)}` : heading,
    headers: {
      'List-Unsubscribe': `<${mail.unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: textOf(site, { heading, news, action, more, unsubscribe: mail.unsubscribeLink }),
    html: renderMailHtml(
      site,
      news.map((words) => `${words.name}: ${priceWords(words)}`).join(' · '),
      <>
        <Heading>{heading}</Heading>
        {news.map((words) => (
          <AlertNewsPiece key={words.stopLink} words={words} />
        ))}
        {more && <Paragraph>{more}</Paragraph>}
        <ActionLink href={action.link}>{action.label}</ActionLink>
        <Paragraph small>
          Prices change quickly; the store’s own page has the last word.{' '}
          <a className="soft" href={mail.unsubscribeLink} style={{ color: '#665852' }}>
            No more price alert mails
          </a>
        </Paragraph>
      </>,
    ),
  };
}

const headingOf = (news: AlertMailNews | undefined) =>
  news?.notice.kind === 'back-in-stock' ? 'It is back in stock' : 'The price has fallen';

const priceWords = ({ price, before }: NewsWords) => (before ? `${price}, was ${before}` : price);

function newsWords(site: Site, news: AlertMailNews, timeZone: string): NewsWords {
  const { notice, product, storeName, year } = news;
  const unit = unitWords(product.size);
  const size = product.size ? `, ${formatSize(product.size)}` : '';
  const asked = wishWords(notice, {
    storeName: notice.retailerId === null ? null : storeName,
    unit,
  });
  const isUnit = notice.kind === 'unit-price-below';
  const per = isUnit ? ` for ${unit}` : '';
  const shelf =
    news.valueCents === news.priceCents ? '' : ` It costs ${formatDollars(news.priceCents)} there`;
  const note = shelf && notice.withShipping ? `${shelf}, plus shipping.` : shelf && `${shelf}.`;
  return {
    name: `${product.brand.name} ${product.name}${size}`,
    link: siteUrl(site, `/product/${product.id}`),
    price: `${formatDollars(news.valueCents)}${per}`,
    before:
      notice.beforeCents !== null && notice.beforeCents > news.valueCents
        ? formatDollars(notice.beforeCents)
        : null,
    where: `at ${storeName}, since ${dateWords(news.since, timeZone)}.${note}`,
    low: year && lowWords(news.priceCents, year, timeZone),
    why: `You asked to be told ${asked}.`,
    changeLink: news.changeLink,
    stopLink: news.stopLink,
  };
}

function lowWords(
  priceCents: number,
  { lowestCents, lowFrom }: NonNullable<AlertMailNews['year']>,
  timeZone: string,
): string {
  if (priceCents <= lowestCents) return 'It has not been cheaper in the last twelve months.';
  const low = formatDollars(lowestCents);
  return `The lowest of the last twelve months was ${low}, on ${dayWords(lowFrom, timeZone)}.`;
}

const dayWords = (at: Date, timeZone: string) =>
  at.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric', year: 'numeric' });

const dateWords = (at: Date, timeZone: string) =>
  at.toLocaleString('en-US', {
    timeZone,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

interface TextParts {
  heading: string;
  news: readonly NewsWords[];
  action: { label: string; link: string };
  more: string | null;
  unsubscribe: string;
}

function textOf(site: Site, { heading, news, action, more, unsubscribe }: TextParts): string {
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
    `No more price alert mails: ${unsubscribe}`,
    `${site.brandName}\n${site.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
