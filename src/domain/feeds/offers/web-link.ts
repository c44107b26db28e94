import { memoize } from '../memoize';
import { decodeEntities } from './decode-entities';

const maxLinkLength = 2_000;
const clean = /^https?:\/\/[\w.-]+\/[\w\-./?=&%~+:;,@!$'*()#]*$/i;
const cleanOrigin = /^https?:\/\/[\w.-]+$/i;

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

/** Undefined: not a simple origin, so the whole URL must be parsed. */
const hostOf = memoize((origin) => {
  if (!cleanOrigin.test(origin)) return undefined;
  return URL.canParse(origin) ? new URL(origin).hostname.toLowerCase() : null;
});

function originOf(link: string): string {
  const path = link.indexOf('/', 'https://'.length);
  return path < 0 ? link : link.slice(0, path);
}

/** Whether a URL is http or https. A feed has few hosts, so they are cached. */
export function isWebAddress(link: string): boolean {
  const host = hostOf(originOf(link));
  if (host !== undefined) return host !== null;
  return /^https?:\/\//i.test(link) && URL.canParse(link);
}

/** The host of a URL from `readLink`; null without one. */
export function linkHost(link: string): string | null {
  const host = hostOf(originOf(link));
  if (host !== undefined) return host;
  return URL.canParse(link) ? new URL(link).hostname.toLowerCase() : null;
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
