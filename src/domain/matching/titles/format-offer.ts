import { formatDollars } from '~/domain/prices/money';
import type { OfferToMatch } from './offer-to-match';

/** An offer or product on one line: brand, name, shade, size, price, GTIN. */
export function formatOffer(
  offer: Pick<OfferToMatch, 'brand' | 'name' | 'size' | 'shade' | 'price' | 'gtin'>,
): string {
  const { brand, name, shade, size, price, gtin } = offer;
  const dollars = price && formatDollars(Math.round(price * 100));
  const parts = [brand, name, shade && `(${shade})`, size, dollars, gtin && `GTIN ${gtin}`];
  return parts.filter((part) => part).join(' · ');
}
