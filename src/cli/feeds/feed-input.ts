import { parseDollars } from '~/domain/prices/money';
import type { CommandHelp } from '../command-help';
import type { CommandValues } from '../command-values';

const minutesPer: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1_440 };

/** '6h' in minutes; null: it says no time. */
function minutesOf(text: string): number | null {
  const [, number = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const minutes = Number(number) * (minutesPer[unit] ?? 0);
  return minutes > 0 ? minutes : null;
}

/** How often a feed is read, as one says it: '6h', '90m', '1d'. */
export function formatInterval(minutes: number): string {
  for (const unit of ['d', 'h'] as const) {
    const size = minutesPer[unit] ?? 1;
    if (minutes % size === 0) return `${minutes / size}${unit}`;
  }
  return `${minutes}m`;
}

const isHost = (text: string) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(text);
/** A domain of its own: 'com' alone would let every store through. */
const isDomain = (text: string) => isHost(text) && text.includes('.');
const hostsIn = (list: string | undefined) =>
  list?.split(',').map((host) => host.trim().toLowerCase());
const isAffiliate = (text: string) => /^https:\/\//i.test(text) && text.includes('{url}');

/** The options that `readRetailerTerms` reads. */
export const retailerOptions = {
  shipping: '5.95: dollars for shipping an order',
  'free-from': '35: dollars from which shipping is free',
  returns: 'TEXT: what it takes back, and for how long',
  'price-match': 'yes|no: whether we match its prices',
  domains: 'A,B: its own domains, for price match requests',
  affiliate: 'ADDRESS: where clicks lead, with {url} for the address of the offer',
  'picture-hosts': 'A,B: hosts that its pictures may come from',
} satisfies CommandHelp['options'];

/** The options that `readFeedWish` reads. */
export const feedOptions = {
  retailer: 'NAME: the store whose feed it is',
  currency: 'USD: the currency of prices without one',
  link: 'ADDRESS: addresses of offers without one, with {column} for a value',
  ...retailerOptions,
} satisfies CommandHelp['options'];

/** What the options say of a retailer; a string: what is wrong with them. */
export function readRetailerTerms(values: CommandValues) {
  const cents = (text: string | undefined) => (text === undefined ? undefined : parseDollars(text));
  const shippingCents = cents(values.shipping);
  const freeShippingFromCents = cents(values['free-from']);
  if (shippingCents === null || freeShippingFromCents === null) {
    return 'Amounts are in dollars: --shipping 5.99 --free-from 35';
  }
  if (values.affiliate !== undefined && !isAffiliate(values.affiliate)) {
    return "Where an offer's address goes is said so: --affiliate 'https://go.example/?to={url}'";
  }
  const matches = values['price-match'];
  if (matches !== undefined && matches !== 'yes' && matches !== 'no') {
    return 'Whether we match its prices is said so: --price-match yes, or no';
  }
  if (values.returns !== undefined && values.returns.trim() === '') {
    return "What it takes back is said so: --returns '60 days, new or gently used, with receipt'";
  }
  const domains = hostsIn(values.domains)?.map((domain) => domain.replace(/^www\./, ''));
  if (domains && !domains.every(isDomain)) {
    return 'Domains are named without https:// and without a path: --domains shop.example,shop-outlet.example';
  }
  const pictureHosts = hostsIn(values['picture-hosts']);
  if (pictureHosts && !pictureHosts.every(isHost)) {
    return 'Hosts are named without https://: --picture-hosts cdn.shop.example,img.shop.example';
  }
  return {
    shippingCents,
    freeShippingFromCents,
    affiliateTemplate: values.affiliate,
    returnPolicy: values.returns?.trim(),
    priceMatchEligible: matches === undefined ? undefined : matches === 'yes',
    domains,
    pictureHosts,
  };
}

/** What the options say of a retailer's feed; a string: what is wrong with them. */
export function readFeedInput(address: string | undefined, values: CommandValues) {
  const name = values.retailer?.trim();
  if (!address || !name) return 'Say which file or address, and whose it is: FILE --retailer NAME';
  if (/^http:\/\//i.test(address)) return 'Feeds are fetched by https only.';
  const everyMinutes = values.every === undefined ? undefined : minutesOf(values.every);
  if (everyMinutes === null) return 'How often is said so: --every 30m, --every 6h or --every 1d';
  const currency = values.currency?.toUpperCase();
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) {
    return 'A currency has three letters: --currency USD';
  }
  if (values.link !== undefined && !/^https?:\/\/[^{]*\{[^{}]+\}/i.test(values.link)) {
    return "Addresses are made so: --link 'https://shop.example/products/{handle}'";
  }
  const terms = readRetailerTerms(values);
  if (typeof terms === 'string') return terms;
  return {
    address,
    currency,
    linkTemplate: values.link,
    everyMinutes,
    retailer: { name, ...terms },
  };
}
