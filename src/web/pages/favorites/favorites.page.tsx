import { lazy, Suspense, useEffect, useState } from 'react';
import { firstListName } from '~/domain/favorites/favorites';
import { useAuth } from '~/web/shared/auth/auth-context';
import { useSavedCount } from '~/web/shared/favorites/use-saved';
import { PageHeader } from '~/web/shared/page-header';
import { pageMeta, pageTitle } from '~/web/shared/page-meta';
import { siteOf, useBrandName } from '~/web/shared/root-data';
import type { Route } from './+types/favorites.page';
import { NothingSaved } from './nothing-saved';
import { SavedSkeleton } from './saved-skeleton';

const pageName = 'Favorites';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: pageName,
    description: 'The products you saved, with today’s prices.',
    path: '/favorites',
    noindex: true,
  });

// What is here is one person's, so it comes once we know whose.
const OwnLists = lazy(() => import('./own-lists').then(({ OwnLists: it }) => ({ default: it })));
const DeviceItems = lazy(() =>
  import('./device-items').then(({ DeviceItems: it }) => ({ default: it })),
);

export default function FavoritesPage() {
  const { user, loading } = useAuth();
  const [listName, setListName] = useState(firstListName);
  const title = user ? listName : firstListName;
  useListTitle(title);
  return (
    <>
      <PageHeader
        eyebrow="Favorites"
        title={title}
        lead="What you have an eye on, at today’s prices."
      />
      <div className="page-column flow-root min-h-[70vh] pb-20">
        <noscript>
          <p>Saved products need JavaScript, which is turned off in this browser.</p>
        </noscript>
        <Suspense fallback={<SavedSkeleton />}>
          {loading ? (
            <SavedSkeleton />
          ) : user ? (
            <OwnLists user={user} key={user.id} onList={setListName} />
          ) : (
            <OnThisDevice />
          )}
        </Suspense>
      </div>
    </>
  );
}

/** The chosen list in the browser's title. Not in `meta`: lists are read after the page, by script. */
function useListTitle(name: string) {
  const brandName = useBrandName();
  useEffect(() => {
    document.title = pageTitle(brandName, name === firstListName ? pageName : name);
  }, [brandName, name]);
}

/** Without an account. Most have saved nothing, and need nothing that lists it. */
function OnThisDevice() {
  const count = useSavedCount();
  const [hasBegun, setHasBegun] = useState(false);
  // What is removed keeps its row there, so there is no way back from the list to nothing.
  if (count > 0 && !hasBegun) setHasBegun(true);
  return hasBegun ? <DeviceItems /> : <NothingSaved />;
}
