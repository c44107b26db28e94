import { familyChoices, findIngredientChoice } from '~/domain/ingredients/ingredient-choices';
import { anySlug } from '~/domain/search/filters/decoders';
import type { NameOf, SlugOf } from '~/domain/search/filters/filter';
import { isListName, type ListName } from '~/domain/search/filters/list-filters';
import { foldText } from '~/domain/search/fold';
import { avoidedIngredients } from '~/domain/search/vocabulary/avoided-ingredients';
import type { TermKind } from '~/domain/search/vocabulary/term';
import { termsByKind } from '~/domain/search/vocabulary/terms';
import type { Deps } from '../deps';

type Names = ReadonlyMap<string, string>;

/** The names of everything that a list filter can choose. */
export interface ListingNames {
  /** Names by slug. */
  names: Readonly<Record<ListName, Names>>;
  slugOf: SlugOf;
  nameOf: NameOf;
}

const namesOf = (kind: TermKind): Names =>
  new Map(termsByKind[kind].map(({ slug, label }) => [slug, label]));

const termNames = {
  concerns: namesOf('concern'),
  skinTypes: namesOf('skin'),
  hairTypes: namesOf('hair'),
  claims: namesOf('claim'),
  ingredients: namesOf('ingredient'),
  // Families first: they are what shoppers avoid most.
  without: new Map([
    ...familyChoices.map(({ slug, name }) => [slug, name] as const),
    ...namesOf('ingredient'),
  ]),
};

const avoided = new Set([...familyChoices, ...avoidedIngredients].map(({ slug }) => slug));

/** Whether a panel offers a choice; a URL may have any. */
export function isOffered(list: ListName, slug: string): boolean {
  if (list === 'without') return avoided.has(slug);
  if (list === 'ingredients') return !avoided.has(slug);
  // 'All skin types' is no choice: it would hide the products for one of them.
  return !(list === 'skinTypes' || list === 'hairTypes') || slug !== 'all';
}

/** Reads the names of brands, stores and terms. */
export async function readListingNames(
  deps: Pick<Deps, 'cards' | 'search'>,
): Promise<ListingNames> {
  const stores = await deps.cards.stores();
  const names: ListingNames['names'] = {
    ...termNames,
    brands: deps.search.brandNames,
    stores: new Map(stores.map(({ slug, name }) => [slug, name])),
  };
  return {
    names,
    nameOf: (filter, slug) =>
      (isListName(filter) && (names[filter].get(slug) ?? otherIngredient(filter, slug)?.name)) ||
      slug,
    slugOf: createSlugFinder(names),
  };
}

/**
 * Accepts a slug or a name, regardless of case and accents. A brand may have left the catalog since a
 * link was saved; everything else must be known.
 */
function createSlugFinder(names: ListingNames['names']): SlugOf {
  const slugsByName = new Map<ListName, Names>();
  const findByName = (filter: ListName, text: string): string | undefined => {
    // Folding thousands of names is worth it only when a name is given.
    const slugs = slugsByName.get(filter) ?? foldNames(names[filter]);
    slugsByName.set(filter, slugs);
    return slugs.get(foldName(text));
  };
  return (filter, text) => {
    if (!isListName(filter)) return undefined;
    if (names[filter].has(text)) return text;
    return (
      findByName(filter, text) ??
      otherIngredient(filter, text)?.slug ??
      (filter === 'brands' ? anySlug(filter, text) : undefined)
    );
  };
}

/** A family, or an ingredient of the dictionary that the search vocabulary lacks. */
const otherIngredient = (filter: ListName, text: string) =>
  filter === 'ingredients' || filter === 'without' ? findIngredientChoice(text) : null;

function foldNames(names: Names): Names {
  return new Map(Array.from(names, ([slug, name]) => [foldName(name), slug]));
}

const foldName = (name: string) => foldText(name).words.join(' ');
