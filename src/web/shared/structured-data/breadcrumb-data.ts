import { findCategory } from '~/domain/catalog/category';
import { type Site, siteUrl } from '~/domain/site';
import type { ShownProduct } from '../catalog/product-json';
import type { StructuredData } from './structured-data';

export interface BreadcrumbStep {
  label: string;
  to: string;
}

/** The breadcrumb from the home page to the page itself. */
export function breadcrumbData(site: Site, steps: readonly BreadcrumbStep[]): StructuredData {
  const whole = [{ label: 'Home', to: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl(site, to),
    })),
  };
}

export function productTrail({
  id,
  name,
  categorySlug,
  subcategorySlug,
}: ShownProduct): BreadcrumbStep[] {
  const found = findCategory(categorySlug, subcategorySlug);
  const product = { label: name, to: `/product/${id}` };
  if (!found?.subcategory) return [product];
  const { category, subcategory } = found;
  return [
    { label: category.name, to: `/category/${category.slug}` },
    { label: subcategory.name, to: `/category/${category.slug}/${subcategory.slug}` },
    product,
  ];
}
