import { categories } from '~/domain/catalog/category';
import type { OptionGroup } from '~/web/ui/fields/combobox-list';
import { ArrowRightIcon } from '~/web/ui/icons';
import { searchTarget } from './search-target';

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
