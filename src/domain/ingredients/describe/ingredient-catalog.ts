import { builtInIngredients, builtInPlantFacts } from '../dictionary/built-in';
import type { IngredientFacts } from '../dictionary/ingredient-line';
import { nameKey } from '../dictionary/name-key';
import { ingredientSlug, isLoaded, loadedSlug } from './ingredient-slug';

export interface CatalogIngredient extends IngredientFacts {
  slug: string;
}

/** All ingredients with their URLs, found by slug, number or name. */
export class IngredientCatalog {
  /** In alphabetical order. */
  readonly all: readonly CatalogIngredient[];
  readonly #bySlug = new Map<string, CatalogIngredient>();
  readonly #byId = new Map<number, CatalogIngredient>();

  /** The first of two ingredients with the same slug keeps it; the other one's ends in its number, as do those of loaded ones. */
  constructor(ingredients: Iterable<IngredientFacts>) {
    for (const facts of ingredients) {
      const plain = ingredientSlug(facts.name);
      const isTaken = plain === '' || this.#bySlug.has(plain);
      const slug = isTaken || isLoaded(facts.id) ? loadedSlug(facts.id, plain) : plain;
      const ingredient = { ...facts, slug };
      this.#bySlug.set(slug, ingredient);
      // Pages of loaded ingredients had this address before filters needed the number.
      if (!isTaken) this.#bySlug.set(plain, ingredient);
      this.#byId.set(facts.id, ingredient);
    }
    this.all = [...this.#byId.values()].sort((a, b) => compareNames(a.name, b.name));
  }

  findBySlug(slug: string): CatalogIngredient | null {
    return this.#bySlug.get(slug) ?? null;
  }

  find(id: number): CatalogIngredient | null {
    return this.#byId.get(id) ?? null;
  }

  /** Ingredients whose name or synonym contains the text; names that begin with it first. */
  search(text: string): CatalogIngredient[] {
    const wanted = nameKey(text);
    if (wanted === '') return [...this.all];
    const found: { ingredient: CatalogIngredient; rank: number }[] = [];
    for (const ingredient of this.all) {
      const rank = matchRank(ingredient, wanted);
      if (rank !== null) found.push({ ingredient, rank });
    }
    // Sorting is stable, so equal ones stay in alphabetical order.
    return found.sort((a, b) => a.rank - b.rank).map(({ ingredient }) => ingredient);
  }
}

const { compare: compareNames } = new Intl.Collator('en');

/** 0: the whole name or synonym, 1: the beginning of the name, 2: of a synonym, 3: inside; null: none. */
function matchRank({ name, synonyms }: IngredientFacts, wanted: string): number | null {
  const key = nameKey(name);
  const others = synonyms.map(nameKey);
  if (key === wanted || others.includes(wanted)) return 0;
  if (key.startsWith(wanted)) return 1;
  if (others.some((other) => other.startsWith(wanted))) return 2;
  return key.includes(wanted) || others.some((other) => other.includes(wanted)) ? 3 : null;
}

/** The ingredients that the project knows. */
export const builtInCatalog = new IngredientCatalog([...builtInIngredients, ...builtInPlantFacts]);
