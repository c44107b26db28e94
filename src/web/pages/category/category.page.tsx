import { data } from 'react-router';
import { hasDemoOffers } from '~/domain/demo/demo-offer';
import { describeCategory } from '~/usecases/catalog/describe-category.server';
import { packProduct } from '~/web/shared/catalog/pack-product';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { describeBreadcrumbs } from '~/web/shared/structured-data/describe';
import { StructuredDataScripts } from '~/web/shared/structured-data/structured-data-scripts';
import type { Route } from './+types/category.page';
import { CategoryHero } from './category-hero';
import { CategoryNotFound } from './category-not-found';
import { FeaturedProducts } from './featured-products';
import { findCategoryPage } from './find-category-page';
import { SubcategoryIndex } from './subcategory-index';

export const loader = pageLoader(async ({ deps, params, url }) => {
  const found = findCategoryPage(params, url.search);
  if (!found) return data(null, { status: 404 });
  if (found instanceof Response) return found;
  const { featured, ...category } = await describeCategory(deps, found.category);
  return data({
    ...category,
    featured: featured.map((card) => packProduct(card)),
    isDemo: hasDemoOffers(featured),
  });
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  if (!loaderData) {
    const description = 'We could not find this category.';
    return pageMeta(site, { title: 'Category not found', description, path: '/', noindex: true });
  }
  const { slug, title, description } = loaderData;
  const path = `/category/${slug}`;
  return pageMeta(site, {
    title,
    description,
    path,
    keywords: [title],
    structuredData: import.meta.env.SSR
      ? (known) => describeBreadcrumbs(known, [{ label: title, to: path }])
      : undefined,
  });
};

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <CategoryNotFound />;
  const here = { label: loaderData.title, to: `/category/${loaderData.slug}` };
  return (
    <>
      <StructuredDataScripts
        path={here.to}
        describe={({ describeBreadcrumbs }, site) => describeBreadcrumbs(site, [here])}
      />
      <CategoryHero category={loaderData} />
      <SubcategoryIndex category={loaderData} />
      <FeaturedProducts category={loaderData} />
    </>
  );
}
