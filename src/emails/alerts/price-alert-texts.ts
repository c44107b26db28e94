import type { AlertMailItem } from '~/domain/alerts/alert-mail';
import { describeCondition, unitLabel } from '~/domain/alerts/alert-text';
import { formatSize } from '~/domain/catalog/size';
import { isIllustration } from '~/domain/pictures/illustration';
import { formatDollars } from '~/domain/prices/money';
import { wholePercent } from '~/domain/prices/percent';
import { type Site, siteUrl } from '~/domain/site';

/** The texts about one product, shared by the text and HTML versions of the email. */
export interface AlertItemTexts {
  /** Brand, product and size. */
  name: string;
  brand: string;
  title: string;
  link: string;
  /** The same URL in every email, so that loading it does not reveal the reader. */
  picture: string;
  /** Under a picture that does not show the product itself; null: it does. */
  pictureNote: string | null;
  price: string;
  before: string | null;
  /** '−7%' */
  less: string | null;
  where: string;
  low: string | null;
  why: string;
  /** What the links change and stop: 'this alert'. */
  target: string;
  changeLink: string;
  stopLink: string;
}

/** '$18.00, was $20.00' */
export const formatPriceChange = ({ price, before }: AlertItemTexts) =>
  before ? `${price}, was ${before}` : price;

export function alertItemTexts(site: Site, item: AlertMailItem, timeZone: string): AlertItemTexts {
  const { notification: notice, product, storeName, year } = item;
  const unit = unitLabel(product.size);
  const size = product.size ? `, ${formatSize(product.size)}` : '';
  const conditionText = describeCondition(notice, {
    storeName: notice.retailerId === null ? null : storeName,
    unit,
  });
  const isUnit = notice.kind === 'unit-price-below';
  const per = isUnit ? ` ${unit}` : '';
  const shelf =
    item.valueCents === item.priceCents ? '' : ` It costs ${formatDollars(item.priceCents)} there`;
  const note = shelf && notice.withShipping ? `${shelf}, plus shipping.` : shelf && `${shelf}.`;
  const title = `${product.name}${size}`;
  const { beforeCents } = notice;
  const hasFallen = beforeCents !== null && beforeCents > item.valueCents;
  return {
    name: `${product.brand.name} ${title}`,
    brand: product.brand.name,
    title,
    link: siteUrl(site, `/product/${product.id}`),
    picture: siteUrl(site, `/images/products/${product.id}/160.jpg`),
    pictureNote: isIllustration(product.picture) ? 'Illustration' : null,
    price: `${formatDollars(item.valueCents)}${per}`,
    before: hasFallen ? formatDollars(beforeCents) : null,
    less: hasFallen ? discountText(beforeCents, item.valueCents) : null,
    where: `at ${storeName}, since ${formatDateTime(item.since, timeZone)}.${note}`,
    low: year && yearLowText(item.priceCents, year, timeZone),
    why: notice.forSaved
      ? 'You asked for alerts about price drops on everything you save.'
      : `You asked for an alert ${conditionText}.`,
    target: notice.forSaved ? 'alerts for saved products' : 'this alert',
    changeLink: item.changeLink,
    stopLink: item.stopLink,
  };
}

function discountText(beforeCents: number, nowCents: number): string | null {
  const percent = wholePercent(beforeCents - nowCents, beforeCents);
  return percent > 0 ? `−${percent}%` : null;
}

function yearLowText(
  priceCents: number,
  { lowestCents, lowFrom }: NonNullable<AlertMailItem['year']>,
  timeZone: string,
): string {
  if (priceCents <= lowestCents) return 'This is the lowest price in the last 12 months.';
  const low = formatDollars(lowestCents);
  return `The lowest price in the last 12 months was ${low}, on ${formatDay(lowFrom, timeZone)}.`;
}

const formatDay = (at: Date, timeZone: string) =>
  at.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric', year: 'numeric' });

const formatDateTime = (at: Date, timeZone: string) =>
  at.toLocaleString('en-US', {
    timeZone,
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
