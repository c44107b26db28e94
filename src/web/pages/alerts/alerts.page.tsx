import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '~/web/shared/auth/use-auth';
import { PageHeader } from '~/web/shared/page-header';
import { staticMeta } from '~/web/shared/page-meta';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { BellIcon } from '~/web/ui/page-icons';
import { AlertsPlaceholder } from './alerts-placeholder';

export const meta = staticMeta({
  title: 'Price alerts',
  description: 'The price alerts you have set.',
  path: '/alerts',
  noindex: true,
});

// Lazy: loads with the query client, after the page.
const OwnAlerts = lazy(async () => ({ default: (await import('./own-alerts')).OwnAlerts }));

export default function AlertsPage() {
  const { user, loading } = useAuth();
  const { pathname, hash } = useLocation();
  return (
    <>
      <PageHeader
        eyebrow="Your account"
        title="Price alerts"
        lead="We check every new price, verify it, and email you once."
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
            text="We save alerts with your account so we know where to email you."
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
