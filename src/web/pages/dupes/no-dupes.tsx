import type { NoDupesReason } from '~/usecases/dupes/show-dupes.server';
import type { ProductCardData } from '~/web/shared/catalog/product-card-data';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';

const texts: Record<NoDupesReason, { title: string; text: string }> = {
  'no-list': {
    title: 'We don’t know its ingredients',
    text: 'No store has given us the ingredient list of this product, so there is nothing to compare.',
  },
  fragrance: {
    title: 'A label doesn’t say how it smells',
    text: 'Labels sum up a scent as “Parfum”, so we only list fragrances of the same brand with the same ingredients. None in stock costs at least 10% less for the same amount.',
  },
  set: {
    title: 'A set has several formulas',
    text: 'So we only list sets of the same brand with the same ingredients. None in stock costs at least 10% less for the same amount. Look at the products of the set one by one.',
  },
  'short-list': {
    title: 'Its list says too little',
    text: 'The ingredient list is too short, or we know too few of its names, for an honest comparison.',
  },
  'no-unit-price': {
    title: 'We don’t know its unit price',
    text: 'Without a size and a price we can’t tell which products cost less for the same amount.',
  },
  'none-cheaper': {
    title: 'Nothing similar is cheaper',
    text: 'Nothing in stock has a similar ingredient list and costs at least 10% less for the same amount.',
  },
};

/** Says honestly why a product has no dupes. */
export function NoDupes({ product, reason }: { product: ProductCardData; reason: NoDupesReason }) {
  return (
    <EmptyState
      {...texts[reason]}
      action={<ButtonLink to={`/product/${product.id}`}>Back to the product</ButtonLink>}
    />
  );
}
