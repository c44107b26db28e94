import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '~/web/shared/auth/auth-context';
import { PageHeader } from '~/web/shared/page-header';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/profile.page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Profile',
    description: 'Your account.',
    path: '/profile',
    noindex: true,
  });

/** The account page; whoever is not signed in is led to where that can be changed. */
export default function ProfilePage() {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  useEffect(() => {
    if (!loading && !user) navigate('/auth', { replace: true });
  }, [loading, user, navigate]);
  return <PageHeader title="Profile" lead={user?.email} />;
}
