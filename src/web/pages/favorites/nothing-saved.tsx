import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { HeartIcon } from '~/web/ui/icons';

/** What a list without products says, and where to find some. */
export function NothingSaved() {
  return (
    <EmptyState
      title="No favorites yet"
      ornament={<HeartIcon />}
      text="Press the heart on a product and you will find it here, with today’s price."
      action={
        <>
          <ButtonLink to="/products">Browse all products</ButtonLink>
          <ButtonLink to="/products?filter=bestsellers" variant="secondary">
            Best Sellers
          </ButtonLink>
        </>
      }
    />
  );
}
