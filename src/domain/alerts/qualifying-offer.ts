import type { AlertCondition } from './price-alert';
import {
  comparedCents,
  isConfirmed,
  matchingOffers,
  type WatchedOffer,
  type WatchedProduct,
} from './watched-offer';

interface AlertNotificationInput extends AlertCondition {
  offerId: number;
  beforeCents: number | null;
}

/**
 * The offer that makes a notification true when it is sent, perhaps hours after the evaluation: the
 * original one or, if its price has risen, the best other confirmed one. Null: no longer true.
 */
export function findQualifyingOffer(
  notification: AlertNotificationInput,
  { offers, size }: WatchedProduct,
): { offer: WatchedOffer; valueCents: number } | null {
  const qualifying = matchingOffers(notification, offers).flatMap((offer) => {
    const valueCents = offer.inStock
      ? comparedCents(notification, offer, offer.priceCents, size)
      : null;
    return valueCents !== null && isConditionMet(notification, valueCents)
      ? [{ offer, valueCents }]
      : [];
  });
  const same = qualifying.find(({ offer }) => offer.id === notification.offerId);
  if (same) return same;
  const [best] = qualifying
    .filter(({ offer }) => isConfirmed(offer))
    .toSorted((a, b) => a.valueCents - b.valueCents);
  return best ?? null;
}

function isConditionMet(notification: AlertNotificationInput, valueCents: number): boolean {
  switch (notification.kind) {
    case 'back-in-stock':
      return true;
    case 'drop':
      return (
        valueCents * 100 <= (notification.beforeCents ?? 0) * (100 - (notification.percent ?? 100))
      );
    default:
      return valueCents <= (notification.limitCents ?? 0);
  }
}
