import type { OfferToMatch } from './offer-to-match';

/**
 * What a plain join compares: brand and name in lower case without accents and punctuation, the name
 * without the brand before it and the size after it. Only measured against, never used.
 */
export function plainJoin({ brand = '', name }: OfferToMatch): string {
  const maker = plain(brand);
  const whole = plain(name.replace(sizeAtEnd, ''));
  const rest = whole.startsWith(`${maker} `) ? whole.slice(maker.length + 1) : whole;
  return `${maker}|${rest}`;
}

const sizeAtEnd = /[\s\-/(]*\d+(?:[.,]\d+)?\s?(?:ml|g|oz|fl\.? ?oz|l)\.?\)?\s*$/i;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
