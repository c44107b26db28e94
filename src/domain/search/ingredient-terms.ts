import { builtInCatalog, type CatalogIngredient } from '../ingredients/describe/ingredient-catalog';
import { isLoaded } from '../ingredients/describe/ingredient-slug';
import { builtInDictionary } from '../ingredients/dictionary/built-in';
import { findTerm } from './vocabulary/terms';

/** Later phrases of a term are wider: those of vitamin C name its derivatives. */
const maxPhrases = 3;

/**
 * The ingredient whose page explains a filter: the first name of the filter's term that the dictionary knows, else
 * the ingredient with that slug. Null: a group such as 'peptides'.
 */
export function ingredientOfFilter(slug: string): CatalogIngredient | null {
  const term = findTerm('ingredient', slug);
  // The term 'bha' is salicylic acid, the ingredient BHA an antioxidant.
  if (!term) return builtInCatalog.findBySlug(slug);
  const names = [term.label, ...term.phrases.slice(0, maxPhrases)];
  const [id] = names.flatMap((name) => builtInDictionary.find(name)?.id ?? []);
  return id === undefined ? null : builtInCatalog.find(id);
}

/** "Vitamin C (Ascorbic Acid)": the name on labels may not be the one that shoppers know. */
export function nameBesideTerm(slug: string, { name }: Pick<CatalogIngredient, 'name'>): string {
  const label = findTerm('ingredient', slug)?.label ?? name;
  return label.toLowerCase() === name.toLowerCase() ? name : `${label} (${name})`;
}

/** The filter that finds products with an ingredient; null: its slug means something else. */
export function filterOfIngredient({ id, slug }: CatalogIngredient): string | null {
  if (isLoaded(id)) return slug;
  return ingredientOfFilter(slug)?.id === id ? slug : null;
}
