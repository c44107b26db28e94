import type { AlertMailNews } from '~/domain/alerts/alert-mail';
import { unitWords, wishWords } from '~/domain/alerts/alert-words';
import { formatSize } from '~/domain/catalog/size';
import { formatDollars } from '~/domain/prices/money';
import { wholePercent } from '~/domain/prices/percent';
import { type Site, siteUrl } from '~/domain/site';

/** The words about one product, the same in both versions of the mail. */
export interface NewsWords {
  /** Brand, product and size in one. */
  name: string;
  brand: string;
  title: string;
  link: string;
  /** The same address for every reader: seeing it tells us nothing about anybody. */
  picture: string;
  price: string;
  before: string | null;
  /** '−7%' */
  less: string | null;
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
  const per = isUnit ? ` ${unit}` : '';
  const shelf =
    news.valueCents === news.priceCents ? '' : ` It costs ${formatDollars(news.priceCents)} there`;
  const note = shelf && notice.withShipping ? `${shelf}, plus shipping.` : shelf && `${shelf}.`;
  const title = `${product.name}${size}`;
  const { beforeCents } = notice;
  const hasFallen = beforeCents !== null && beforeCents > news.valueCents;
  return {
    name: `${product.brand.name} ${title}`,
    brand: product.brand.name,
    title,
    link: siteUrl(site, `/product/${product.id}`),
    picture: siteUrl(site, `/images/products/${product.id}/160.jpg`),
    price: `${formatDollars(news.valueCents)}${per}`,
    before: hasFallen ? formatDollars(beforeCents) : null,
    less: hasFallen ? lessWords(beforeCents, news.valueCents) : null,
    where: `at ${storeName}, since ${dateWords(news.since, timeZone)}.${note}`,
    low: year && lowWords(news.priceCents, year, timeZone),
    why: notice.forSaved
      ? 'You asked to be told about price drops on everything you save.'
      : `You asked to be told ${asked}.`,
    changeLink: news.changeLink,
    stopLink: news.stopLink,
  };
}

function lessWords(beforeCents: number, nowCents: number): string | null {
  const percent = wholePercent(beforeCents - nowCents, beforeCents);
  return percent > 0 ? `−${percent}%` : null;
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
