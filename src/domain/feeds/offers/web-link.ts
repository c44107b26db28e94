import { decodeEntities } from './decode-entities';

const maxLinkLength = 2_000;
/** A host of ordinary words, neither a number nor Punycode, which every URL parser accepts as it is. */
const ordinaryHost = /^https?:\/\/((?:[a-z0-9]+[.-])+[a-z]+)\//;
const clean = /^https?:\/\/[\w.-]+\/[\w\-./?=&%~+:;,@!$'*()#]*$/i;

/** A URL as a browser would read it, http or https only; null if invalid. */
export function readLink(text: string): string | null {
  // Fast path: most URLs are already normalized.
  if (text.length <= maxLinkLength && clean.test(text) && !text.includes('&amp;'))
    return isWebAddress(text) ? text : null;
  let link = text.trim();
  if (link.includes('&amp;')) link = decodeEntities(link);
  if (link.startsWith('//')) link = `https:${link}`;
  if (link.length > maxLinkLength || !isWebAddress(link)) return null;
  if (clean.test(link)) return link;
  const { href, username, password } = new URL(link);
  return href.length <= maxLinkLength && username === '' && password === '' ? href : null;
}

/** Whether a URL is http or https. */
export function isWebAddress(link: string): boolean {
  // Fast path: nearly all URLs have an ordinary host, and this runs millions of times.
  return ordinaryHost.test(link) || (/^https?:\/\//i.test(link) && URL.canParse(link));
}

/** The host of a URL from `readLink`; null without one. */
export function linkHost(link: string): string | null {
  const ordinary = ordinaryHost.exec(link)?.[1];
  return ordinary ?? URL.parse(link)?.hostname.toLowerCase() ?? null;
}

/** An offer's URL from a template such as 'https://shop.example/products/{handle}'. */
export function fillLink(
  template: string,
  value: (name: string) => string | undefined,
): string | null {
  let isWhole = true;
  const link = template.replace(/\{([\w -]+)\}/g, (_, name: string) => {
    const filled = value(name);
    if (!filled) isWhole = false;
    return encodeURIComponent(filled ?? '');
  });
  return isWhole ? readLink(link) : null;
}
