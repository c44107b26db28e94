import { anySlug } from '~/domain/search/filters/decoders';
import type { NameOf, SlugOf } from '~/domain/search/filters/filter';
import { isListName, type ListName } from '~/domain/search/filters/list-filters';
import { foldText } from '~/domain/search/fold';
import type { Deps } from '../deps';

/** The names of everything that a list filter can choose. */
export interface ListingNames {
  /** Names by slug, in the order in which they are listed. */
  names: Readonly<Record<ListName, ReadonlyMap<string, string>>>;
  slugOf: SlugOf;
  nameOf: NameOf;
}

/** Reads the names of brands. */
export function readListingNames({ search }: Pick<Deps, 'search'>): ListingNames {
  const names: ListingNames['names'] = { brands: search.brandNames };
  return {
    names,
    nameOf: (filter, slug) => (isListName(filter) ? names[filter].get(slug) : undefined) ?? slug,
    slugOf: createSlugFinder(names),
  };
}

/**
 * Accepts a slug or a name, regardless of case and accents. A brand may have left the catalog since a
 * link was saved; everything else must be known.
 */
function createSlugFinder(names: ListingNames['names']): SlugOf {
  const slugsByName = new Map<ListName, Map<string, string>>();
  const findByName = (filter: ListName, text: string): string | undefined => {
    // Folding thousands of names is worth it only when a name is given.
    const slugs = slugsByName.get(filter) ?? foldNames(names[filter]);
    slugsByName.set(filter, slugs);
    return slugs.get(foldName(text));
  };
  return (filter, text) => {
    if (!isListName(filter)) return undefined;
    if (names[filter].has(text)) return text;
    return findByName(filter, text) ?? (filter === 'brands' ? anySlug(filter, text) : undefined);
  };
}

function foldNames(names: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(Array.from(names, ([slug, name]) => [foldName(name), slug]));
}

const foldName = (name: string) => foldText(name).words.join(' ');
