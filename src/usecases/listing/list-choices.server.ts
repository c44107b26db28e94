import { findIngredientChoice } from '~/domain/ingredients/ingredient-choices';
import type { ListingParams } from '~/domain/search/filters/filter';
import { filterRules } from '~/domain/search/filters/filter-rules';
import { type ListName, listNames } from '~/domain/search/filters/list-filters';
import type { Facets } from '~/domain/search/search-index';
import { isOffered, type ListingNames } from './listing-names.server';

/** A choice of a list filter. */
interface FilterChoice {
  slug: string;
  name: string;
  /** Null where products are not counted. */
  count: number | null;
}

/** The choices of every list filter. */
export type FilterChoices = Record<ListName, FilterChoice[]>;

/** Of more choices, those with the most products are listed. */
const maxBrands = 500;
const maxTerms = 60;

/**
 * The choices of every list filter: brands and stores by name, terms by the number of products. Selected
 * ones are included even without products, and even if they are unknown.
 */
export function listChoices(
  { names }: Pick<ListingNames, 'names'>,
  facets: Facets,
  params: ListingParams,
): FilterChoices {
  const entries = listNames.map((list) => {
    const choices = countChoices(list, names[list], facets, params[list]);
    return [list, isByName(list) ? choices : choices.sort(byCount)] as const;
  });
  return Object.fromEntries(entries) as FilterChoices;
}

const isByName = (list: ListName) => list === 'brands' || list === 'stores';

/** Choices that are not counted come last, in the order of the vocabulary: the most wanted first. */
function byCount(a: FilterChoice, b: FilterChoice): number {
  if (a.count === null || b.count === null)
    return Number(a.count === null) - Number(b.count === null);
  return b.count - a.count || a.name.localeCompare(b.name, 'en');
}

function countChoices(
  list: ListName,
  names: ReadonlyMap<string, string>,
  facets: Facets,
  chosen: readonly string[],
): FilterChoice[] {
  const { facet } = filterRules[list];
  const counts = facet === null || facet === 'price' ? null : facets[facet];
  const maxChoices = list === 'brands' ? maxBrands : maxTerms;
  const all = Array.from(names, ([slug, name]): FilterChoice => {
    return { slug, name, count: counts && (counts[slug] ?? 0) };
  });
  const minCount = counts ? minListedCount(all, maxChoices) : 0;
  const choices = all.filter(
    ({ slug, count }) =>
      ((count ?? 0) >= minCount && isOffered(list, slug)) || chosen.includes(slug),
  );
  const others = chosen.filter((slug) => !names.has(slug));
  return [...choices, ...others.map((slug) => otherChoice(list, slug))];
}

/** A chosen ingredient of the dictionary, which is not counted, or something unknown. */
function otherChoice(list: ListName, slug: string): FilterChoice {
  const ingredient =
    list === 'ingredients' || list === 'without' ? findIngredientChoice(slug) : null;
  return ingredient ? { slug, name: ingredient.name, count: null } : { slug, name: slug, count: 0 };
}

/** The number of products a choice must have to be listed. */
function minListedCount(choices: readonly FilterChoice[], maxChoices: number): number {
  if (choices.length <= maxChoices) return 1;
  const counts = Uint32Array.from(choices, ({ count }) => count ?? 0).sort();
  return Math.max(1, counts.at(-maxChoices) ?? 1);
}
