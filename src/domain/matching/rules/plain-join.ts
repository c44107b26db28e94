import type { OfferToMatch } from '../titles/offer-to-match';
import { readBrand } from '../words/brand-key';

/**
 * The key of a plain join: the normalized brand, and the name in lower case without accents,
 * punctuation, leading brand and trailing size. Only a baseline for measurements.
 */
export function plainJoin({ brand = '', name }: OfferToMatch): string {
  const maker = plain(brand);
  const whole = plain(name.replace(sizeAtEnd, '').replace(sizeAtEnd, ''));
  const rest = whole.startsWith(`${maker} `) ? whole.slice(maker.length + 1) : whole;
  return `${readBrand(brand).key}|${rest}`;
}

const sizeAtEnd = /[\s\-/(]*\d+(?:[.,]\d+)?\s?(?:ml|g|oz|fl\.? ?oz|l|pcs|pads)\.?\)?\s*$/i;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\band\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
