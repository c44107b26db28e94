import { openings } from '~/domain/careers/openings';
import { categories } from '~/domain/catalog/category';
import { articleSources } from '~/web/shared/help/help-library.server';

/** Pages that change with the catalog. */
export const catalogPages: readonly string[] = [
  '/',
  '/products',
  '/ingredients',
  '/routine',
  '/products?filter=new',
  '/products?filter=bestsellers',
  '/products?filter=sale',
  '/products?price=under-25',
  '/products?price=luxury',
  ...categories.flatMap(({ slug, subcategories }) => [
    `/category/${slug}`,
    ...subcategories.map((subcategory) => `/category/${slug}/${subcategory.slug}`),
  ]),
];

/** Pages that change only with a release. An e2e test fails when one is missing here. */
export const staticPages: readonly string[] = [
  '/about',
  '/contact',
  '/help',
  ...articleSources.map(({ slug }) => `/help/${slug}`),
  '/price-match',
  '/returns',
  '/how-we-check-reviews',
  '/privacy',
  '/terms',
  '/careers',
  '/careers/apply',
  ...openings.map(({ slug }) => `/careers/apply/${slug}`),
  '/newsletter',
  '/brand-suggestions',
  '/status',
];
