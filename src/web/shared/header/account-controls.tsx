import { ButtonLink } from '~/web/ui/button-link';
import { IconButton } from '~/web/ui/icon-button';
import { HeartIcon, SignOutIcon, UserIcon } from '~/web/ui/icons';
import { useAuth } from '../auth/auth-context';

/** Sign in, or what a signed-in person needs. Both take about the same room: nothing moves. */
export function AccountControls() {
  const { user, loading, signOut } = useAuth();
  if (loading) return <div className="h-11 w-24" aria-hidden />;
  if (!user) {
    return (
      <ButtonLink to="/auth" variant="secondary" className="whitespace-nowrap">
        Sign In
      </ButtonLink>
    );
  }
  return (
    <div className="flex items-center">
      <ButtonLink to="/favorites" label="Favorites" variant="quiet">
        <HeartIcon />
      </ButtonLink>
      <ButtonLink to="/profile" label="Profile" variant="quiet">
        <UserIcon />
      </ButtonLink>
      <IconButton label="Sign out" onClick={signOut}>
        <SignOutIcon />
      </IconButton>
    </div>
  );
}
