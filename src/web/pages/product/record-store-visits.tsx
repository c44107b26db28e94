import { useEffect } from 'react';
import { storedUserId } from '~/web/shared/auth/signed-in-hint';

/** Remembers which offers a signed-in person opens, if they allow it. */
export function RecordStoreVisits() {
  useEffect(() => {
    // Middle clicks are auxiliary clicks.
    const types = ['click', 'auxclick'] as const;
    for (const type of types) document.addEventListener(type, recordOpenedOffer);
    return () => {
      for (const type of types) document.removeEventListener(type, recordOpenedOffer);
    };
  }, []);
  return null;
}

function recordOpenedOffer({ target, button }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a[href^="/go/"]');
  // The right button opens a menu.
  if (!link || button === 2 || storedUserId() === null) return;
  const offerId = Number(link.getAttribute('href')?.slice('/go/'.length));
  // The person does not wait for this, so a failure is not shown.
  import('./record-store-visit')
    .then(({ recordStoreVisit }) => recordStoreVisit(offerId))
    .catch(() => undefined);
}
