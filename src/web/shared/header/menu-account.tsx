import { useLocation } from 'react-router';
import { Link } from '~/web/ui/link';
import { useAuth } from '../auth/use-auth';
import { useSavedCount } from '../favorites/saved-store';

export function MenuAccount() {
  const { user, loading, signOut } = useAuth();
  const { pathname, search } = useLocation();
  const savedCount = useSavedCount();
  return (
    <div className="menu-account">
      {!loading && !user && savedCount > 0 && <Link to="/favorites">Favorites</Link>}
      {(loading || !user) && (
        <Link
          to="/auth"
          state={{ from: pathname + search }}
          className={loading ? 'in-data-[account=in]:hidden' : undefined}
        >
          Sign In
        </Link>
      )}
      {(loading || user) && (
        <div className={loading ? 'hidden in-data-[account=in]:block' : undefined}>
          <Link to="/favorites">Favorites</Link>
          <Link to="/profile">Profile</Link>
          <button type="button" onClick={signOut}>
            Sign Out
          </button>
        </div>
      )}
    </div>
  );
}
