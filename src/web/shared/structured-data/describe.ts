import type { Site } from '~/domain/site';
import type { ProductJson } from '../catalog/product-json';
import { type BreadcrumbStep, breadcrumbData, productTrail } from './breadcrumb-data';
import { productData } from './product-data';
import { siteData } from './site-data';
import type { StructuredData } from './structured-data';

/** Everything the home page says to machines. */
export function describeHome(site: Site): StructuredData[] {
  return [siteData(site)];
}

/** Everything a category's or subcategory's page says to machines. */
export function describeShelf(site: Site, steps: readonly BreadcrumbStep[]): StructuredData[] {
  return [breadcrumbData(site, steps)];
}

/** Everything a product's page says to machines. */
export function describeProduct(site: Site, product: ProductJson): StructuredData[] {
  return [productData(site, product), breadcrumbData(site, productTrail(product))];
}
