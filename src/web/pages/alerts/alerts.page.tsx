import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '~/web/shared/auth/auth-context';
import { PageHeader } from '~/web/shared/page-header';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { BellIcon } from '~/web/ui/icons';
import type { Route } from './+types/alerts.page';
import { AlertsPlaceholder } from './alerts-placeholder';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Price alerts',
    description: 'The prices you are waiting for.',
    path: '/alerts',
    noindex: true,
  });

// Comes with the query client, after the page.
const OwnAlerts = lazy(async () => ({ default: (await import('./own-alerts')).OwnAlerts }));

/** Somebody's alerts, and how they want to hear of them. */
export default function AlertsPage() {
  const { user, loading } = useAuth();
  const { pathname, hash } = useLocation();
  return (
    <>
      <PageHeader
        eyebrow="Your account"
        title="Price alerts"
        lead="We check every price change, make sure that it is real, and tell you once."
      />
      <div className="page-column pb-10">
        {user ? (
          <Suspense fallback={<AlertsPlaceholder />}>
            <OwnAlerts />
          </Suspense>
        ) : loading ? (
          <AlertsPlaceholder />
        ) : (
          <EmptyState
            title="Sign in to see your alerts"
            ornament={<BellIcon />}
            text="They are kept with your account, so that we know where to write to."
            action={
              <ButtonLink to="/auth" state={{ from: pathname + hash }}>
                Sign In
              </ButtonLink>
            }
          />
        )}
      </div>
    </>
  );
}
