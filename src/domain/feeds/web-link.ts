import { decodeEntities } from './decode-entities';
import { remembering } from './remembering';

const longest = 2_000;
const clean = /^https?:\/\/[\w.-]+\/[\w\-./?=&%~+:;,@!$'*()#]*$/i;

/** An address as a browser would take it, http or https only; null when it is none. */
export function readLink(text: string): string | null {
  // Most are clean; only what is not is written anew.
  if (text.length <= longest && clean.test(text) && !text.includes('&amp;')) return text;
  let link = text.trim();
  if (link.includes('&amp;')) link = decodeEntities(link);
  if (link.startsWith('//')) link = `https:${link}`;
  if (link.length > longest || !/^https?:\/\//i.test(link)) return null;
  if (clean.test(link)) return link;
  if (!URL.canParse(link)) return null;
  const { href, username, password } = new URL(link);
  return href.length <= longest && username === '' && password === '' ? href : null;
}

const hostOf = remembering((origin) =>
  URL.canParse(origin) ? new URL(origin).hostname.toLowerCase() : null,
);

/** The host of an address that `readLink` gave; null when it has none. A feed has few. */
export function linkHost(link: string): string | null {
  const path = link.indexOf('/', 'https://'.length);
  return hostOf(path < 0 ? link : link.slice(0, path));
}

/** An offer's address from a pattern such as 'https://shop.example/products/{handle}'. */
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
