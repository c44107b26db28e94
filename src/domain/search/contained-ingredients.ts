import { builtInCatalog, type CatalogIngredient } from '../ingredients/describe/ingredient-catalog';
import { ingredientIdsOf } from '../ingredients/ingredient-choices';
import {
  avoidedWith,
  claimsOfAbsence,
  ingredientsAreListed,
  parseTag,
  tagsImpliedBy,
} from './index-tags';
import type { SearchProduct } from './search-index';
import { isOfTerm } from './tags/inci-terms';
import { findTerm } from './vocabulary/terms';

/** Brushes and dryers have no ingredients, so an unknown list says nothing about them. */
export const categoryWithoutFormulas = 'tools';

type Formula = Pick<SearchProduct, 'tags' | 'ingredientIds'>;

const hasTag = ({ tags }: Formula, kind: string, slug: string): boolean =>
  tags
    .map(parseTag)
    .some(
      (tag) => tag.kind === kind && tagsImpliedBy(tag).some((implied) => implied.slug === slug),
    );

/** Whether a product has an ingredient, or one of a family: as a tag, or on its resolved label. */
export function containsIngredient(product: Formula, slug: string): boolean {
  if (hasTag(product, 'ingredient', slug)) return true;
  const ids = new Set(ingredientIdsOf(slug));
  return product.ingredientIds.some((id) => ids.has(id));
}

/** Whether a product has what a shopper avoids with a slug. */
export const containsAvoided = (product: Formula, slug: string): boolean =>
  avoidedWith(slug).some((avoided) => containsIngredient(product, avoided));

/** The ingredients on a label that are what a shopper avoids with a slug, as far as the project knows them. */
export function avoidedOnLabel(
  { ingredientIds }: Pick<Formula, 'ingredientIds'>,
  slug: string,
): CatalogIngredient[] {
  const avoided = avoidedWith(slug);
  const ids = new Set(avoided.flatMap(ingredientIdsOf));
  const terms = avoided.filter(isTagged);
  return ingredientIds.flatMap((id) => {
    const ingredient = builtInCatalog.find(id);
    if (!ingredient) return [];
    const isAvoided = ids.has(id) || terms.some((term) => isOfTerm(ingredient.name, term));
    return isAvoided ? [ingredient] : [];
  });
}

/** Whether tags alone say that an ingredient is absent; other ingredients need the resolved label. */
export const isTagged = (slug: string): boolean => findTerm('ingredient', slug) !== null;

/**
 * Whether a product is known not to contain an ingredient or a family: its list is known and has none, or the
 * label says so. A product whose list is unknown is not known to be without anything.
 */
export function isKnownWithout(product: Formula, slug: string): boolean {
  if (containsAvoided(product, slug)) return false;
  if (claimsOfAbsence(slug).some((claim) => hasTag(product, 'claim', claim))) return true;
  const isListed = product.tags.includes(ingredientsAreListed);
  return isListed && (isTagged(slug) || product.ingredientIds.length > 0);
}
