import type { OfferToMatch } from './offer-to-match';

/** An offer or product on one line: brand, name, shade, size, GTIN. */
export function formatOffer(
  offer: Pick<OfferToMatch, 'brand' | 'name' | 'size' | 'shade' | 'gtin'>,
): string {
  const { brand, name, shade, size, gtin } = offer;
  const parts = [brand, name, shade && `(${shade})`, size, gtin && `GTIN ${gtin}`];
  return parts.filter((part) => part).join(' · ');
}
