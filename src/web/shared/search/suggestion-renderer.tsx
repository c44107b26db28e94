import { ComboboxList, type OptionGroup } from '~/web/ui/fields/combobox-list';
import { MarkedText } from './marked-text';
import { ProductSuggestion } from './product-suggestion';
import { browseGroups, viewAllGroup } from './suggestion-groups';
import type { SuggestionsJson } from './suggestion-source';

export const SuggestionList = ComboboxList;

interface SuggestionGroupsInput {
  found: SuggestionsJson | null;
  query: string;
  /** Adds links to the categories while the query is blank, and to all results otherwise. */
  hasBrowseLinks: boolean;
}

/** The option groups for a query. */
export function suggestionGroups({
  found,
  query,
  hasBrowseLinks,
}: SuggestionGroupsInput): OptionGroup[] {
  const groups = found ? foundGroups(found, query) : [];
  if (hasBrowseLinks && query.trim() === '') groups.push(...browseGroups);
  else if (hasBrowseLinks && groups.length > 0) groups.push(...viewAllGroup(query));
  return groups;
}

/** The found categories and products. */
function foundGroups({ categories, products }: SuggestionsJson, query: string): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      key: 'Categories',
      label: 'Categories',
      options: categories.map(({ id, name, path }) => ({
        key: `category-${id}`,
        to: path,
        text: name,
        content: (
          <span className="block py-2 pointer-coarse:py-2.5">
            <MarkedText text={name} query={query} />
          </span>
        ),
      })),
    },
    {
      key: 'Products',
      label: 'Products',
      options: products.map((product) => ({
        key: `product-${product.id}`,
        to: `/product/${product.id}`,
        text: product.name,
        content: <ProductSuggestion product={product} query={query} />,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
