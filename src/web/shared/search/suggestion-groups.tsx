import { categories } from '~/domain/category';
import type { OptionGroup } from '~/web/ui/combobox-list';
import { ArrowRightIcon } from '~/web/ui/icons';
import { MarkedText } from './marked-text';
import { ProductSuggestion } from './product-suggestion';
import { searchTarget } from './search-target';
import type { Suggestions } from './suggestion-source';

/** For a box that is still empty: where one could begin. */
export const browseGroups: readonly OptionGroup[] = [
  {
    key: 'Browse',
    label: 'Browse',
    options: categories.map(({ slug, name }) => ({
      key: `category-${slug}`,
      to: `/category/${slug}`,
      text: name,
      content: <span className="block py-2 pointer-coarse:py-2.5">{name}</span>,
    })),
  },
];

/** What was found, as the list shows it: categories, then products. */
export function foundGroups({ categories, products }: Suggestions, query: string): OptionGroup[] {
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

/** The way to everything that a text finds. */
export function viewAllGroup(query: string): OptionGroup[] {
  const to = searchTarget(query);
  if (!to) return [];
  const content = (
    <span className="flex items-center gap-2 font-semibold text-accent">
      View all results
      <ArrowRightIcon className="size-4" />
    </span>
  );
  return [{ key: 'More', pinned: true, options: [{ key: 'all', to, text: query, content }] }];
}
