import { foldQuery, foldText } from '~/domain/search/fold';
import { ComboboxList, type OptionGroup } from '~/web/ui/fields/combobox-list';
import { MarkedText } from './marked-text';
import { ProductSuggestion } from './product-suggestion';
import { clearRecentSearches, readSearches } from './recent-searches';
import { searchTarget } from './search-target';
import { browseGroups, viewAllGroup } from './suggestion-groups';
import type { SuggestionsJson } from './suggestion-source';

export const SuggestionList = ComboboxList;

/** Next to the suggestions for a text, only a few recent searches are shown. */
const maxMatchingSearches = 3;

interface SuggestionGroupsInput {
  found: SuggestionsJson | null;
  query: string;
  /** Adds links to the categories while the query is blank, and to all results otherwise. */
  hasBrowseLinks: boolean;
  /** Adds the recent searches; called after they were cleared. */
  onRecentCleared?: () => void;
}

/** The option groups for a query. */
export function suggestionGroups({
  found,
  query,
  hasBrowseLinks,
  onRecentCleared,
}: SuggestionGroupsInput): OptionGroup[] {
  const groups = found ? foundGroups(found, query) : [];
  if (hasBrowseLinks && query.trim() === '') groups.push(...browseGroups);
  else if (hasBrowseLinks && groups.length > 0) groups.push(...viewAllGroup(query));
  return onRecentCleared ? [...recentGroup(query, onRecentCleared), ...groups] : groups;
}

/** The recent searches, or those that the query begins. */
function recentGroup(query: string, onCleared: () => void): OptionGroup[] {
  const typed = foldQuery(query).join(' ');
  const isBlank = query.trim() === '';
  const matching = readSearches().filter((text) => {
    const own = foldText(text).words.join(' ');
    return isBlank || (typed !== '' && own.startsWith(typed) && own !== typed);
  });
  const shown = isBlank ? matching : matching.slice(0, maxMatchingSearches);
  if (shown.length === 0) return [];
  const options = shown.map((text, index) => searchOption(`recent-${index}`, text, query));
  const clear = {
    key: 'clear-recent',
    to: '',
    text: '',
    action: () => {
      clearRecentSearches();
      onCleared();
    },
    content: (
      <span className="block py-2 text-accent pointer-coarse:py-2.5">Clear recent searches</span>
    ),
  };
  return [
    {
      key: 'Recent',
      label: 'Recent searches',
      options: isBlank ? [...options, clear] : options,
    },
  ];
}

/** A search text that opens its results. */
function searchOption(key: string, text: string, query: string) {
  return {
    key,
    to: searchTarget(text) ?? '/products',
    text,
    isSearch: true,
    content: (
      <span className="block truncate py-2 pointer-coarse:py-2.5">
        <MarkedText text={text} query={query} />
      </span>
    ),
  };
}

interface Place {
  id: string;
  name: string;
  path: string;
  /** Where a name of its own is not clear enough. */
  category?: string;
}

/** Pages with products, such as brands. */
function placeGroup(
  label: string,
  places: readonly Place[],
  query: string,
  inline = true,
): OptionGroup {
  return {
    key: label.replaceAll(' ', '-'),
    label,
    inline,
    options: places.map(({ id, name, path, category }) => ({
      key: `${label}-${id}`,
      to: path,
      text: name,
      content: (
        <span
          className={inline ? 'block py-1 pointer-coarse:py-2' : 'block py-2 pointer-coarse:py-2.5'}
        >
          <MarkedText text={name} query={query} />
          {category && <span className="text-soft"> in {category}</span>}
        </span>
      ),
    })),
  };
}

/** Everything that was found, in groups. */
function foundGroups(found: SuggestionsJson, query: string): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      key: 'Searches',
      label: 'Searches',
      options: found.queries.map((text, index) => searchOption(`query-${index}`, text, query)),
    },
    placeGroup('Categories', found.categories, query, false),
    placeGroup('Subcategories', found.subcategories, query),
    placeGroup('Brands', found.brands, query),
    placeGroup('Ingredients', found.ingredients, query),
    {
      key: 'Products',
      label: 'Products',
      options: found.products.map((product) => ({
        key: `product-${product.id}`,
        to: `/product/${product.id}`,
        text: product.name,
        content: <ProductSuggestion product={product} query={query} />,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
