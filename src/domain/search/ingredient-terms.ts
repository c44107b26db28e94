import { builtInCatalog, type CatalogIngredient } from '../ingredients/describe/ingredient-catalog';
import { builtInDictionary } from '../ingredients/dictionary/built-in';
import { findTerm } from './vocabulary/terms';

/** Later phrases of a term are wider: those of vitamin C name its derivatives. */
const maxPhrases = 3;

/**
 * The ingredient whose page explains a filter: the one with that slug, or the first name of the filter's term that
 * the dictionary knows. Null: a group such as 'peptides'.
 */
export function ingredientOfFilter(slug: string): CatalogIngredient | null {
  const own = builtInCatalog.findBySlug(slug);
  if (own) return own;
  const term = findTerm('ingredient', slug);
  const names = term ? [term.label, ...term.phrases.slice(0, maxPhrases)] : [];
  const [id] = names.flatMap((name) => builtInDictionary.find(name)?.id ?? []);
  return id === undefined ? null : builtInCatalog.find(id);
}
