import { Link, useLocation } from 'react-router';
import { useAuth } from '../auth/auth-context';
import { useSavedCount } from '../favorites/saved-store';

const itemClass = 'block w-full px-1 py-2.5 text-left font-display text-lg';

export function MenuAccount() {
  const { user, loading, signOut } = useAuth();
  const { pathname, search } = useLocation();
  const savedCount = useSavedCount();
  return (
    <div className="border-line border-t py-1.5">
      {!loading && !user && savedCount > 0 && (
        <Link to="/favorites" className={itemClass}>
          Favorites
        </Link>
      )}
      {(loading || !user) && (
        <Link
          to="/auth"
          state={{ from: pathname + search }}
          className={loading ? `${itemClass} in-data-[account=in]:hidden` : itemClass}
        >
          Sign In
        </Link>
      )}
      {(loading || user) && (
        <div className={loading ? 'hidden in-data-[account=in]:block' : undefined}>
          <Link to="/favorites" className={itemClass}>
            Favorites
          </Link>
          <Link to="/profile" className={itemClass}>
            Profile
          </Link>
          <button type="button" onClick={signOut} className={itemClass}>
            Sign Out
          </button>
        </div>
      )}
    </div>
  );
}
