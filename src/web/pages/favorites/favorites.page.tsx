import { PageHeader } from '~/web/shared/page-header';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { HeartIcon } from '~/web/ui/icons';
import type { Route } from './+types/favorites.page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Favorites',
    description: 'The products you saved, with today’s prices.',
    path: '/favorites',
    noindex: true,
  });

export default function FavoritesPage() {
  return (
    <>
      <PageHeader eyebrow="Saved Items" title="Favorites" />
      <div className="page-column">
        <EmptyState
          title="No favorites yet"
          ornament={<HeartIcon />}
          text="Save a product and you will find it here, with today’s price."
          action={<ButtonLink to="/products">Browse all products</ButtonLink>}
        />
      </div>
    </>
  );
}
