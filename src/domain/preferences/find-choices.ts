import { ingredientSlug } from '../ingredients/describe/ingredient-slug';
import { builtInIngredients } from '../ingredients/dictionary/built-in';
import {
  familyChoices,
  findIngredientChoice,
  type IngredientChoice,
} from '../ingredients/ingredient-choices';
import { foldText } from '../search/fold';
import { avoidedIngredients } from '../search/vocabulary/avoided-ingredients';
import { ingredients } from '../search/vocabulary/ingredients';

interface SearchableChoice extends IngredientChoice {
  /** Folded names, the own name first. */
  names: readonly string[];
}

const folded = (name: string) => foldText(name).words.join(' ');

let searchable: readonly SearchableChoice[] | undefined;

/** Families first, then what shoppers mostly avoid, then the other terms and the whole dictionary. */
function createSearchable(): SearchableChoice[] {
  const bySlug = new Map<string, SearchableChoice>();
  const add = (choice: IngredientChoice | null, names: readonly string[]) => {
    if (!choice || bySlug.has(choice.slug)) return;
    bySlug.set(choice.slug, { ...choice, names: [choice.name, ...names].map(folded) });
  };
  for (const family of familyChoices) {
    const term = avoidedIngredients.find(({ slug }) => slug === family.slug);
    add(family, term?.phrases ?? []);
  }
  for (const { slug, phrases } of [...avoidedIngredients, ...ingredients]) {
    add(findIngredientChoice(slug), phrases);
  }
  for (const { name, synonyms } of builtInIngredients) {
    add(findIngredientChoice(ingredientSlug(name)), synonyms);
  }
  return [...bySlug.values()];
}

/** The ingredients and families that a typed text begins, in their name before inside of it. */
export function findIngredientChoices(text: string, limit: number): IngredientChoice[] {
  searchable ??= createSearchable();
  const typed = folded(text.slice(0, 120));
  if (typed === '') return [];
  const ranked = searchable.flatMap((choice) => {
    const rank = rankOf(typed, choice.names);
    return rank === null ? [] : [{ choice, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ choice: { slug, name, kind } }) => ({ slug, name, kind }));
}

function rankOf(typed: string, names: readonly string[]): number | null {
  if (names.includes(typed)) return 0;
  if (names[0]?.startsWith(typed)) return 1;
  if (names.some((name) => name.startsWith(typed))) return 2;
  return names.some((name) => name.includes(` ${typed}`)) ? 3 : null;
}
