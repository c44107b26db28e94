import { findTerm } from '../search/vocabulary/terms';
import { ingredientSlug, readLoadedSlug } from './describe/ingredient-slug';
import { builtInDictionary, builtInIngredients } from './dictionary/built-in';
import { builtInPlants } from './dictionary/built-in-plants';
import { ingredientFamilies } from './ingredient-families';

/** A family or an ingredient that shoppers look for or avoid. */
export interface IngredientChoice {
  slug: string;
  name: string;
  /** What it is, for a list of search results. */
  kind: 'family' | 'ingredient';
}

/** The search vocabulary has terms for some families; their slugs are older. */
const termOfFamily: Readonly<Record<string, string>> = { 'drying-alcohols': 'alcohol' };
/** How filters name a family: 'Without …'. */
const familyNames: Readonly<Record<string, string>> = {
  'animal-derived': 'Animal-derived ingredients',
  'pregnancy-caution': 'Pregnancy caution list',
};

/** The families by the slug that filters use, the most wanted first. */
export const familyChoices: readonly IngredientChoice[] = ingredientFamilies.map((family) => {
  const slug = termOfFamily[family.slug] ?? family.slug;
  const name = findTerm('ingredient', slug)?.label ?? familyNames[slug] ?? family.label;
  return { slug, name, kind: 'family' };
});
const familyBySlug = new Map(familyChoices.map((family) => [family.slug, family]));

const nameBySlug = new Map(
  [...builtInPlants.all, ...builtInIngredients].map(({ name }) => [ingredientSlug(name), name]),
);
/** A plant stands for everything that is made from it. */
const idsOfPlants = Map.groupBy(
  builtInIngredients,
  ({ name }) => builtInPlants.find(name.toLowerCase().split(/[ -]/))?.plant.id,
);
/** Families come last, because a member may have the slug of its family. */
const idsBySlug = new Map<string, readonly number[]>([
  ...builtInPlants.all.map(({ id, name }) => {
    const parts = (idsOfPlants.get(id) ?? []).map((part) => part.id);
    return [ingredientSlug(name), [id, ...parts]] as const;
  }),
  ...builtInIngredients.map(({ id, name }) => [ingredientSlug(name), [id]] as const),
  ...ingredientFamilies.map((family, at) => {
    const ids = builtInIngredients.filter(family.has).map(({ id }) => id);
    return [familyChoices[at]?.slug ?? family.slug, ids] as const;
  }),
]);

/**
 * The numbers of the ingredients that a slug stands for: all of a family, or one. A term of the search vocabulary
 * that is neither has none; products have it as a tag.
 */
export function ingredientIdsOf(slug: string): readonly number[] {
  const loaded = readLoadedSlug(slug);
  return idsBySlug.get(slug) ?? (loaded ? [loaded.id] : []);
}

/** Finds a choice by its slug, or by a name that labels use; null: unknown. */
export function findIngredientChoice(text: string): IngredientChoice | null {
  const slug = termOfFamily[text] ?? text;
  const family = familyBySlug.get(slug);
  if (family) return family;
  const name = findTerm('ingredient', slug)?.label ?? nameBySlug.get(slug);
  if (name !== undefined) return { slug, name, kind: 'ingredient' };
  const loaded = readLoadedSlug(slug);
  // Without a database there is no other name; pages that have one show the name on labels.
  if (loaded) return { slug, name: titleCase(loaded.words), kind: 'ingredient' };
  const found = text.length > maxNameLength ? null : builtInDictionary.find(text);
  return found && { slug: ingredientSlug(found.name), name: found.name, kind: 'ingredient' };
}

const titleCase = (words: string) =>
  words.replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase());

const maxNameLength = 120;
