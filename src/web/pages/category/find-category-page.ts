import { redirect } from 'react-router';
import { findCategory } from '~/domain/catalog/category';

type FoundCategory = NonNullable<ReturnType<typeof findCategory>>;

/** The category for a URL, or a redirect to its canonical URL: routes are case-insensitive. */
export function findCategoryPage(
  names: { categoryName?: string | undefined; subcategoryName?: string | undefined },
  search: string,
): FoundCategory | Response | null {
  const { categoryName = '', subcategoryName } = names;
  const found = findCategory(categoryName.toLowerCase(), subcategoryName?.toLowerCase());
  if (!found) return null;
  const { category, subcategory } = found;
  const isCanonical = categoryName === category.slug && subcategoryName === subcategory?.slug;
  return isCanonical ? found : redirect(`${categoryPath(found)}${search}`, 301);
}

export function categoryPath({ category, subcategory }: FoundCategory): string {
  return ['/category', category.slug, subcategory?.slug].filter(Boolean).join('/');
}
