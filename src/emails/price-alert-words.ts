import type { AlertMailNews } from '~/domain/alerts/alert-mail';
import { unitWords, wishWords } from '~/domain/alerts/alert-words';
import { formatDollars } from '~/domain/catalogue/money';
import { formatSize } from '~/domain/catalogue/size';
import { type Site, siteUrl } from '~/domain/site';

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

/** '$18.00, was $20.00' */
export const priceWords = ({ price, before }: NewsWords) =>
  before ? `${price}, was ${before}` : price;

/** What a mail says about one product. */
export function newsWords(site: Site, news: AlertMailNews, timeZone: string): NewsWords {
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
