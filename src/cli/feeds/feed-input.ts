import { isChainName } from '~/domain/catalog/chain-name';
import { isCurrencyCode } from '~/domain/prices/currency';
import { parseDollars } from '~/domain/prices/money';
import type { CommandHelp } from '../command-help';
import type { CommandValues } from '../command-values';

const minutesPer: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1_440 };

/** '6h' in minutes; null if it is not a duration. */
function minutesOf(text: string): number | null {
  const [, number = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const minutes = Number(number) * (minutesPer[unit] ?? 0);
  return minutes > 0 ? minutes : null;
}

/** Formats the interval of a feed: '6h', '90m', '1d'. */
export function formatInterval(minutes: number): string {
  for (const unit of ['d', 'h'] as const) {
    const size = minutesPer[unit] ?? 1;
    if (minutes % size === 0) return `${minutes / size}${unit}`;
  }
  return `${minutes}m`;
}

const isHost = (text: string) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(text);
/** A registrable domain: 'com' alone would match every store. */
const isDomain = (text: string) => isHost(text) && text.includes('.');
const hostsIn = (list: string | undefined) =>
  list?.split(',').map((host) => host.trim().toLowerCase());
const isAffiliate = (text: string) => /^https:\/\//i.test(text) && text.includes('{url}');

/** The options that `readRetailerTerms` reads. */
export const retailerOptions = {
  shipping: '5.95: shipping cost of an order in dollars',
  'free-from': '35: order value in dollars for free shipping',
  returns: 'TEXT: the return policy',
  'price-match': 'yes|no: whether we match its prices',
  domains: 'A,B: the store’s domains, for price match requests',
  affiliate: 'URL: where clicks lead, with {url} for the URL of the offer',
  'picture-hosts': 'A,B: hosts allowed for its pictures',
  chain: 'NAME: stores with the same chain share product ids; empty for none',
} satisfies CommandHelp['options'];

/** The options that `readFeedInput` reads. */
export const feedOptions = {
  retailer: 'NAME: the store whose feed it is',
  currency: 'USD: the currency of prices that do not name one',
  link: 'URL: the URL of offers without one, with {column} for a value',
  ...retailerOptions,
} satisfies CommandHelp['options'];

/** The retailer's details from the options; a string is an error message. */
export function readRetailerTerms(values: CommandValues) {
  const cents = (text: string | undefined) => (text === undefined ? undefined : parseDollars(text));
  const shippingCents = cents(values.shipping);
  const freeShippingFromCents = cents(values['free-from']);
  if (shippingCents === null || freeShippingFromCents === null) {
    return 'Write amounts in dollars: --shipping 5.99 --free-from 35';
  }
  if (values.affiliate !== undefined && !isAffiliate(values.affiliate)) {
    return "Write {url} where the offer's URL belongs: --affiliate 'https://go.example/?to={url}'";
  }
  const matches = values['price-match'];
  if (matches !== undefined && matches !== 'yes' && matches !== 'no') {
    return '--price-match must be yes or no.';
  }
  if (values.returns !== undefined && values.returns.trim() === '') {
    return "--returns must be a short text: --returns '60 days, new or gently used, with receipt'";
  }
  const domains = hostsIn(values.domains)?.map((domain) => domain.replace(/^www\./, ''));
  if (domains && !domains.every(isDomain)) {
    return 'Write domains without https:// and without a path: --domains shop.example,shop-outlet.example';
  }
  const pictureHosts = hostsIn(values['picture-hosts']);
  if (pictureHosts && !pictureHosts.every(isHost)) {
    return 'Write hosts without https://: --picture-hosts cdn.shop.example,img.shop.example';
  }
  const chain = values.chain?.trim();
  if (chain && !isChainName(chain)) {
    return "--chain must be 1 to 40 characters of a-z, 0-9 and hyphens: --chain thg (or --chain '' for none)";
  }
  return {
    shippingCents,
    freeShippingFromCents,
    affiliateTemplate: values.affiliate,
    returnPolicy: values.returns?.trim(),
    priceMatchEligible: matches === undefined ? undefined : matches === 'yes',
    domains,
    pictureHosts,
    chain: chain === '' ? null : chain,
  };
}

export const currencyProblem = '--currency must be a currency code: --currency USD';

/** The currency from the options; null if it is not a currency code. */
export function readCurrencyOption({ currency }: CommandValues): string | undefined | null {
  const code = currency?.trim().toUpperCase();
  return code === undefined || isCurrencyCode(code) ? code : null;
}

/** The feed's settings from the options; a string is an error message. */
export function readFeedInput(address: string | undefined, values: CommandValues) {
  const name = values.retailer?.trim();
  if (!address || !name) return 'Name the file or URL and the store: FILE --retailer NAME';
  if (/^http:\/\//i.test(address)) return 'Feed URLs must use https.';
  const everyMinutes = values.every === undefined ? undefined : minutesOf(values.every);
  if (everyMinutes === null)
    return '--every must be an interval: --every 30m, --every 6h or --every 1d';
  const currency = readCurrencyOption(values);
  if (currency === null) return currencyProblem;
  if (values.link !== undefined && !/^https?:\/\/[^{]*\{[^{}]+\}/i.test(values.link)) {
    return "--link must be a URL with {column}: --link 'https://shop.example/products/{handle}'";
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
