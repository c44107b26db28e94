import { foldText } from '../../search/fold';
import { isOfTerm } from '../../search/tags/inci-terms';
import { ingredients } from '../../search/vocabulary/ingredients';
import { findIngredientText } from '../texts/texts';
import type { CatalogIngredient, IngredientCatalog } from './ingredient-catalog';

const minTextLength = 3;
const folded = (text: string) => ` ${foldText(text).words.join(' ')} `;

/**
 * Finds ingredients by name; then those of a term that shoppers use, such as 'vitamin C' and 'ceramides'; then those whose text
 * begins to say it, such as 'Argireline'.
 */
export function searchIngredients(catalog: IngredientCatalog, text: string): CatalogIngredient[] {
  const named = catalog.search(text);
  if (named.length === catalog.all.length) return named;
  const wanted = folded(text);
  const meant = new Set(
    ingredients.filter(({ phrases }) => phrases.includes(wanted.trim())).map(({ slug }) => slug),
  );
  const terms = ingredients.filter(
    ({ slug, parent }) => meant.has(slug) || (parent !== undefined && meant.has(parent)),
  );
  const ofTerms = catalog.all.filter(({ name }) => terms.some(({ slug }) => isOfTerm(name, slug)));
  const described = catalog.all.filter(({ id }) => {
    const about = findIngredientText(id)?.about;
    return about !== undefined && text.length >= minTextLength && folded(about).includes(wanted);
  });
  return [...new Set([...named, ...ofTerms, ...described])];
}
