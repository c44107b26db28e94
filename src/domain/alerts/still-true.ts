import type { AlertWish } from './price-alert';
import {
  measure,
  offersOf,
  seenTwice,
  type WatchedOffer,
  type WatchedProduct,
} from './watched-offer';

interface Told extends AlertWish {
  offerId: number;
  beforeCents: number | null;
}

/**
 * The offer that makes news true at the moment at which it is told, hours later perhaps: the one it is
 * about or, if that has risen, the best of the others that was seen twice. Null: it is no longer true.
 */
export function stillTrue(
  news: Told,
  { offers, size }: WatchedProduct,
): { offer: WatchedOffer; valueCents: number } | null {
  const holding = offersOf(news, offers).flatMap((offer) => {
    const valueCents = offer.inStock ? measure(news, offer, offer.priceCents, size) : null;
    return valueCents !== null && isEnough(news, valueCents) ? [{ offer, valueCents }] : [];
  });
  const same = holding.find(({ offer }) => offer.id === news.offerId);
  if (same) return same;
  const [best] = holding
    .filter(({ offer }) => seenTwice(offer))
    .toSorted((a, b) => a.valueCents - b.valueCents);
  return best ?? null;
}

function isEnough(news: Told, valueCents: number): boolean {
  switch (news.kind) {
    case 'back-in-stock':
      return true;
    case 'drop':
      return valueCents * 100 <= (news.beforeCents ?? 0) * (100 - (news.percent ?? 100));
    default:
      return valueCents <= (news.limitCents ?? 0);
  }
}
