import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context';
import { setAccountIds } from './saved-store';

/** Keeps the hearts of all pages in step with the account of whoever is signed in. */
export function FavoritesSync() {
  const { user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const load = async () => {
      if (document.visibilityState === 'hidden') return;
      const { loadAccountFavorites } = await import('./account-favorites');
      // Out of reach: the hearts stay as they are, and coming back to the page tries again.
      await loadAccountFavorites(userId).catch(() => {});
    };
    load();
    // Another device may have saved something meanwhile.
    document.addEventListener('visibilitychange', load);
    return () => {
      document.removeEventListener('visibilitychange', load);
      setAccountIds(null);
    };
  }, [userId]);
  return null;
}
