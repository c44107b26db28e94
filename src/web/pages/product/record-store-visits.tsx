import { useEffect } from 'react';
import { useAuth } from '~/web/shared/auth/auth-context';

/** Remembers which offers a signed-in person opens, if they allow it. */
export function RecordStoreVisits() {
  const { user } = useAuth();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const record = ({ target, button }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href^="/go/"]');
      // The right button opens a menu.
      if (!link || button === 2) return;
      const offerId = Number(link.getAttribute('href')?.slice('/go/'.length));
      // The person does not wait for this, so a failure is not shown.
      import('./record-store-visit')
        .then(({ recordStoreVisit }) => recordStoreVisit(offerId))
        .catch(() => undefined);
    };
    // Middle clicks are auxiliary clicks.
    for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, record);
    return () => {
      for (const type of ['click', 'auxclick'] as const) document.removeEventListener(type, record);
    };
  }, [isSignedIn]);
  return null;
}
