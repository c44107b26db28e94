import { Suspense } from 'react';
import { useAuth } from '~/web/shared/auth/use-auth';
import { retriedPart } from '~/web/shared/lazy-part';
import { NeedsScripts } from '~/web/shared/needs-scripts';
import { PageHeader } from '~/web/shared/page-header';
import { staticMeta } from '~/web/shared/page-meta';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { StarIcon } from '~/web/ui/page-icons';
import { Skeleton } from '~/web/ui/skeleton';

export const meta = staticMeta({
  title: 'My reviews',
  description: 'Your reviews, what became of them, and drafts on this device.',
  path: '/profile/reviews',
  noindex: true,
});

const OwnReviews = retriedPart(async () => (await import('./own-reviews')).OwnReviews);
const Drafts = retriedPart(async () => (await import('./drafts')).Drafts);

const placeholder = <Skeleton className="h-64 noscript:hidden" />;

export default function OwnReviewsPage() {
  const { user, loading } = useAuth();
  return (
    <>
      <PageHeader
        eyebrow="Profile"
        title="My reviews"
        lead="What you have written, what became of it, and why."
      />
      <div className="page-column min-h-[60vh] space-y-14 pb-24">
        <NeedsScripts>
          This page needs JavaScript, which is turned off in this browser. You can still write and
          change a review, and send your order confirmation: choose “Write a review” at the page of
          the product.
        </NeedsScripts>
        {user ? (
          <Suspense fallback={placeholder}>
            <OwnReviews key={user.id} />
          </Suspense>
        ) : loading ? (
          placeholder
        ) : (
          <EmptyState
            title="Sign in to see your reviews"
            ornament={<StarIcon />}
            action={
              <ButtonLink to="/auth" state={{ from: '/profile/reviews' }}>
                Sign In
              </ButtonLink>
            }
          />
        )}
        <Suspense>
          <Drafts />
        </Suspense>
      </div>
    </>
  );
}
