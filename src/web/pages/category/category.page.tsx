import { data, Link } from 'react-router';
import { findCategory } from '~/domain/category';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { Breadcrumb } from '~/web/ui/breadcrumb';
import { EmptyState } from '~/web/ui/empty-state';
import { TextLink } from '~/web/ui/text-link';
import type { Route } from './+types/category.page';

export const loader = pageLoader(({ params }) => {
  const found = findCategory(params.categoryName ?? '', params.subcategoryName);
  return data(found, { status: found ? 200 : 404 });
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
  const { category, subcategory } = loaderData;
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
      {!subcategory && (
        <section className="page-column pb-16">
          <h2 className="font-display text-2xl">Shop by {category.name} Type</h2>
          <ul className="mt-6 grid border-t border-line sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
            {category.subcategories.map(({ slug, name }) => (
              <li key={slug} className="border-b border-line">
                <Link
                  to={`${parent.to}/${slug}`}
                  className="flex items-baseline justify-between py-4 hover:text-accent"
                >
                  {name} <span aria-hidden>→</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="page-column">
        <EmptyState
          title="Coming Soon"
          text="Products appear here as soon as the first catalogue is loaded."
        />
      </div>
    </>
  );
}
