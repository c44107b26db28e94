import { lazy, Suspense, useEffect, useState } from 'react';
import { firstListName } from '~/domain/favorites/favorites';
import { useAuth } from '~/web/shared/auth/use-auth';
import { useSavedCount } from '~/web/shared/favorites/saved-store';
import { PageHeader } from '~/web/shared/page-header';
import { pageTitle, staticMeta } from '~/web/shared/page-meta';
import { useBrandName } from '~/web/shared/root-data';
import { NothingSaved } from './nothing-saved';
import { SavedSkeleton } from './saved-skeleton';

const pageName = 'Favorites';

export const meta = staticMeta({
  title: pageName,
  description: 'The products you saved, with today’s prices.',
  path: '/favorites',
  noindex: true,
});

// Lazy: personal data loads after the session is known.
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
        lead="Your saved products, at today’s prices."
      />
      <div className="page-column flow-root min-h-[70vh] pb-20">
        <noscript>
          <p>Favorites need JavaScript, which is turned off in this browser.</p>
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

/** Shows the selected list in the document title. Not in `meta`: lists load after the page. */
function useListTitle(name: string) {
  const brandName = useBrandName();
  useEffect(() => {
    document.title = pageTitle(brandName, name === firstListName ? pageName : name);
  }, [brandName, name]);
}

/** Signed out. Loads the list code only once something is saved. */
function OnThisDevice() {
  const count = useSavedCount();
  const [hasBegun, setHasBegun] = useState(false);
  // Removed products keep their rows for undo, so never switch back from the list.
  if (count > 0 && !hasBegun) setHasBegun(true);
  return hasBegun ? <DeviceItems /> : <NothingSaved />;
}
