import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '~/web/shared/auth/use-auth';
import { staticMeta } from '~/web/shared/page-meta';
import { AccountPlaceholder } from './account/account-placeholder';

export const meta = staticMeta({
  title: 'Profile',
  description: 'Your account.',
  path: '/profile',
  noindex: true,
});

// Lazy: personal data loads after the session is known.
const Account = lazy(() =>
  import('./account/account').then((module) => ({ default: module.Account })),
);

/** The account page; redirects signed-out visitors to the sign-in page. */
export default function ProfilePage() {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    // Don't redirect during navigation to another page, such as after deleting the account.
    const stays = window.location.pathname === '/profile';
    if (!loading && !user && stays)
      navigate('/auth', { replace: true, state: { from: '/profile' } });
  }, [loading, user, navigate]);
  if (!user) return <AccountPlaceholder />;
  return (
    <Suspense fallback={<AccountPlaceholder />}>
      <Account user={user} key={user.id} />
    </Suspense>
  );
}
