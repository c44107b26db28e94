import type { Site } from '~/domain/site';
import type { ShownProduct } from '../catalog/product-json';
import type { ReviewsData } from '../reviews/reviews-data';
import { type BreadcrumbStep, breadcrumbData, productTrail } from './breadcrumb-data';
import { type DescribedIngredient, ingredientData } from './ingredient-data';
import { productData } from './product-data';
import { reviewsOfProductData } from './reviews-data';
import { siteData } from './site-data';
import type { StructuredData } from './structured-data';

export function describeHome(site: Site): StructuredData[] {
  return [siteData(site)];
}

export function describeBreadcrumbs(
  site: Site,
  steps: readonly BreadcrumbStep[],
): StructuredData[] {
  return [breadcrumbData(site, steps)];
}

export function describeProduct(site: Site, product: ShownProduct): StructuredData[] {
  return [productData(site, product), breadcrumbData(site, productTrail(product))];
}

export function describeReviews(site: Site, reviews: ReviewsData): StructuredData[] {
  const described = reviewsOfProductData(site, reviews);
  return described ? [described] : [];
}

export function describeIngredient(site: Site, ingredient: DescribedIngredient): StructuredData[] {
  const { name, slug } = ingredient;
  const trail = [
    { label: 'Ingredients', to: '/ingredients' },
    { label: name, to: `/ingredient/${slug}` },
  ];
  return [ingredientData(site, ingredient), breadcrumbData(site, trail)];
}
