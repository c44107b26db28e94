import { categories } from '~/domain/catalog/category';
import type { OptionGroup } from '~/web/ui/fields/combobox-list';
import { ArrowRightIcon } from '~/web/ui/page-icons';
import { searchTarget } from './search-target';

/** Shown while the input is empty. */
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

/** The link to all results. */
export function viewAllGroup(query: string): OptionGroup[] {
  const to = searchTarget(query);
  if (!to) return [];
  const content = (
    <span className="flex items-center gap-2 font-semibold text-accent">
      View all results
      <ArrowRightIcon className="size-4" />
    </span>
  );
  return [
    {
      key: 'More',
      pinned: true,
      options: [{ key: 'all', to, text: query, isSearch: true, content }],
    },
  ];
}
