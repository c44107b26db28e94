import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { HeartIcon } from '~/web/ui/icons';
import type { OwnList } from './saved-queries';

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

interface NothingInListProps {
  list: OwnList;
  first: OwnList;
  onFirst: () => void;
}

/** How products come into a further list: through the first one. */
export function NothingInList({ list, first, onFirst }: NothingInListProps) {
  const how = `In ${first.name}, choose “Move to ${list.name}” beside a product.`;
  return (
    <EmptyState
      title={`Nothing in ${list.name} yet`}
      ornament={<HeartIcon />}
      text={
        first.count > 0 ? how : `Press the heart on a product: it is saved in ${first.name}. ${how}`
      }
      action={
        first.count > 0 ? (
          <Button onClick={onFirst}>Open {first.name}</Button>
        ) : (
          <ButtonLink to="/products">Browse all products</ButtonLink>
        )
      }
    />
  );
}
