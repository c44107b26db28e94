import { data } from 'react-router';
import { findCategory } from '~/domain/category';
import { defaultListing, encodeListing } from '~/domain/search/listing-params';
import { listProducts } from '~/usecases/list-products.server';
import { ProductGrid } from '~/web/shared/catalogue/product-grid';
import { productCardJson } from '~/web/shared/catalogue/product-json';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { Breadcrumb } from '~/web/ui/breadcrumb';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/category.page';
import { SubcategoryIndex } from './subcategory-index';

const shownProducts = 12;

export const loader = pageLoader(async ({ deps, params }) => {
  const found = findCategory(params.categoryName ?? '', params.subcategoryName);
  if (!found) return data(null, { status: 404 });
  const listing = {
    ...defaultListing,
    category: found.category.slug,
    subcategory: found.subcategory?.slug ?? '',
  };
  const { total, items } = await listProducts(deps, listing);
  const featured = items.slice(0, shownProducts).map(productCardJson);
  return data({ ...found, total, featured, listing: encodeListing(listing).toString() });
});

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const site = siteOf(matches);
  if (!loaderData) {
    const description = 'There is no such category.';
    return pageMeta(site, { title: 'Category not found', description, path: '/', noindex: true });
  }
  const { category, subcategory } = loaderData;
  const title = subcategory ? `${subcategory.name} - ${category.name}` : category.name;
  const path = ['/category', params.categoryName, params.subcategoryName].filter(Boolean).join('/');
  return pageMeta(site, { title, description: category.description, path, keywords: [title] });
};

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <PageHeader
        title="Category not found"
        lead={<TextLink to="/products">Browse all products</TextLink>}
      />
    );
  }
  const { category, subcategory, featured, total, listing } = loaderData;
  const parent = { label: category.name, to: `/category/${category.slug}` };
  return (
    <>
      <PageHeader
        eyebrow={
          subcategory ? <Breadcrumb trail={[parent]} current={subcategory.name} /> : 'Category'
        }
        title={subcategory?.name ?? category.name}
        lead={category.description}
      />
      {!subcategory && <SubcategoryIndex category={category} />}
      <section className="page-column">
        {featured.length === 0 ? (
          <EmptyState
            title="Coming Soon"
            text="Products appear here as soon as the first catalogue is loaded."
          />
        ) : (
          <>
            <h2 className="mb-8 font-display text-2xl">Featured products</h2>
            <ProductGrid products={featured} columns={4} />
            <p className="mt-14 text-center">
              <ButtonLink to={`/products?${listing}`} variant="secondary" size="lg">
                All {total.toLocaleString('en-US')} products
              </ButtonLink>
            </p>
          </>
        )}
      </section>
    </>
  );
}
