import { useLocation } from 'react-router';
import { ButtonLink } from '~/web/ui/button-link';
import { cx } from '~/web/ui/class-names';
import { IconButton } from '~/web/ui/icon-button';
import { HeartIcon, SignOutIcon, UserIcon } from '~/web/ui/icons';
import { useAuth } from '../auth/use-auth';
import { useSavedCount } from '../favorites/saved-store';

/**
 * The sign-in link, or the links of a signed-in person. While the session is unknown, both are
 * rendered and a stored hint hides one of them, to avoid a layout shift.
 */
export function AccountControls() {
  const { user, loading } = useAuth();
  if (loading) {
    return (
      <>
        {/* On a wrapper: the link's own display class would override `hidden`. */}
        <div className="hidden in-data-[account=in]:block in-data-[saved=some]:block">
          <FavoritesLink />
        </div>
        <SignIn className="in-data-[account=in]:hidden" />
        <OwnLinks className="hidden in-data-[account=in]:flex" />
      </>
    );
  }
  if (!user) return <SignedOut />;
  return (
    <>
      <FavoritesLink />
      <OwnLinks className="flex" />
    </>
  );
}

/** Signed-out visitors with favorites on this device also see the heart. */
function SignedOut() {
  const count = useSavedCount();
  return (
    <>
      {count > 0 && <FavoritesLink />}
      <SignIn />
    </>
  );
}

function FavoritesLink() {
  const count = useSavedCount();
  return (
    <ButtonLink
      to="/favorites"
      label={count > 0 ? `Favorites, ${count} saved` : 'Favorites'}
      variant="quiet"
      className={cx('relative', inMenuOnly)}
    >
      <HeartIcon />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-1 left-6 min-w-4.5 rounded-full bg-accent px-1 text-center font-semibold text-[0.625rem] text-on-accent leading-4.5"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </ButtonLink>
  );
}

function SignIn({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to="/auth"
      state={{ from: pathname + search }}
      variant="secondary"
      className={cx('whitespace-nowrap', className)}
    >
      Sign In
    </ButtonLink>
  );
}

/** The smallest phones have space for only one of them; the menu has them all. */
const inMenuOnly = 'max-[22.4rem]:hidden';

function OwnLinks({ className }: { className: string }) {
  const { signOut } = useAuth();
  return (
    // As close to the favorites as its own links are to each other.
    <div className={cx('-ml-2 items-center lg:-ml-4', className)}>
      <ButtonLink to="/profile" label="Profile" variant="quiet">
        <UserIcon />
      </ButtonLink>
      <IconButton label="Sign out" onClick={signOut} className={inMenuOnly}>
        <SignOutIcon />
      </IconButton>
    </div>
  );
}
