import { builtInCatalog, type CatalogIngredient } from '../ingredients/describe/ingredient-catalog';
import { builtInDictionary } from '../ingredients/dictionary/built-in';
import type { IngredientFacts } from '../ingredients/dictionary/ingredient-line';
import { inciTerms } from './tags/inci-terms';
import { ingredients } from './vocabulary/ingredients';

/** A filter of listings that products with an ingredient have. */
interface IngredientTerm {
  slug: string;
  label: string;
}

const termBySlug = new Map(ingredients.map((term) => [term.slug, term]));

/** The ingredient that a term means: the first of its names that the dictionary knows; null: a group. */
const ingredientBySlug = new Map(
  ingredients.map(({ slug, label, phrases }) => {
    const found = [label, ...phrases.slice(0, 3)].flatMap(
      (name) => builtInDictionary.find(name)?.id ?? [],
    )[0];
    return [slug, found === undefined ? null : builtInCatalog.find(found)] as const;
  }),
);

/** The ingredient whose page explains an ingredient filter; null: none does. */
export function ingredientOfTerm(slug: string): CatalogIngredient | null {
  return ingredientBySlug.get(slug) ?? null;
}

/**
 * The narrowest filter that finds products with an ingredient; null: there is none. A filter may be wider than
 * the ingredient: that of ascorbyl glucoside is 'Vitamin C'.
 */
export function termOfIngredient({
  id,
  name,
}: Pick<IngredientFacts, 'id' | 'name'>): IngredientTerm | null {
  const slugs = inciTerms(name);
  const own = slugs.find((slug) => ingredientBySlug.get(slug)?.id === id);
  const narrow = slugs.find((slug) => termBySlug.get(slug)?.parent !== undefined);
  const term = termBySlug.get(own ?? narrow ?? slugs[0] ?? '');
  return term ? { slug: term.slug, label: term.label } : null;
}
