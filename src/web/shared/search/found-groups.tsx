import type { OptionGroup } from '~/web/ui/combobox-list';
import { MarkedText } from './marked-text';
import { ProductSuggestion } from './product-suggestion';
import type { Suggestions } from './suggestion-source';

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
