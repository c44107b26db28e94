import { useHasProducts } from '~/web/shared/root-data';
import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { HeartIcon } from '~/web/ui/icons';
import type { OwnList } from './saved-queries';

const bestSellersPath = '/products?filter=bestsellers';

export function NothingSaved() {
  const hasProducts = useHasProducts();
  return (
    <EmptyState
      title="No favorites yet"
      ornament={<HeartIcon />}
      text="Select the heart on a product to save it here and see today’s price."
      action={
        <>
          <ButtonLink to="/products">Browse all products</ButtonLink>
          {hasProducts(bestSellersPath) && (
            <ButtonLink to={bestSellersPath} variant="secondary">
              Best Sellers
            </ButtonLink>
          )}
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

/** The empty state of other lists: products are added through the first list. */
export function NothingInList({ list, first, onFirst }: NothingInListProps) {
  const how = `In ${first.name}, choose “Move to ${list.name}” next to a product.`;
  return (
    <EmptyState
      title={`Nothing in ${list.name} yet`}
      ornament={<HeartIcon />}
      text={
        first.count > 0 ? how : `Select the heart on a product to save it in ${first.name}. ${how}`
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
