import { lazy, Suspense } from 'react';
import { preferenceOptions } from '~/domain/preferences/preference-options';
import { useAuth } from '~/web/shared/auth/use-auth';
import { NeedsScripts } from '~/web/shared/needs-scripts';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { staticMeta } from '~/web/shared/page-meta';
import { Skeleton } from '~/web/ui/skeleton';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/preferences.page';

/** The same for everyone; a person's own choices load after the page. */
export const loader = pageLoader(() => preferenceOptions());

export const meta = staticMeta({
  title: 'My preferences',
  description: 'What you avoid and what suits you, so that listings can mark or hide products.',
  path: '/profile/preferences',
  noindex: true,
});

const Editor = lazy(async () => ({
  default: (await import('./preferences-editor')).PreferencesEditor,
}));

export default function PreferencesPage({ loaderData }: Route.ComponentProps) {
  const { user, loading } = useAuth();
  return (
    <>
      <PageHeader
        eyebrow="Profile"
        title="My preferences"
        lead="Tell us what you avoid and what suits you. Listings then mark products that don’t suit you, and can hide them."
      />
      <div className="page-column min-h-[70vh] pb-24">
        <NeedsScripts>
          Preferences need JavaScript, which is turned off in this browser. You can still use the
          filter “Without” of every listing.
        </NeedsScripts>
        <p className="mb-10 max-w-prose text-soft text-sm noscript:hidden">
          {loading ? (
            'Loading…'
          ) : user ? (
            'Saved in your account. Anything you chose on this device before you signed in is included.'
          ) : (
            <>
              Saved on this device only.{' '}
              <TextLink to="/auth" state={{ from: '/profile/preferences' }}>
                Sign in
              </TextLink>{' '}
              to keep your preferences in your account and use them on all your devices.
            </>
          )}
        </p>
        <Suspense fallback={<Skeleton className="h-96 noscript:hidden" />}>
          <Editor options={loaderData} />
        </Suspense>
      </div>
    </>
  );
}
