import { useEffect } from 'react';
import { useAuth } from '../auth/use-auth';
import { setAccountIds } from './saved-store';

/** Keeps favorites on all pages in sync with the signed-in account. */
export function FavoritesSync() {
  const { user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const load = async () => {
      if (document.visibilityState === 'hidden') return;
      const { loadAccountFavorites } = await import('./account-favorites');
      // On failure the hearts stay as they are; returning to the page retries.
      await loadAccountFavorites(userId).catch(() => {});
    };
    load();
    // Another device may have changed the favorites.
    document.addEventListener('visibilitychange', load);
    return () => {
      document.removeEventListener('visibilitychange', load);
      setAccountIds(null);
    };
  }, [userId]);
  return null;
}
