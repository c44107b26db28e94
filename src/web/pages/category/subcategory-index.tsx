import type { DescribedCategory } from '~/usecases/catalog/describe-category.server';
import { Link } from '~/web/ui/link';
import { ArrowRightIcon } from '~/web/ui/page-icons';
import { accentClasses } from './accent-classes';

type IndexedCategory = Pick<DescribedCategory, 'slug' | 'title' | 'accent' | 'subcategories'>;

export function SubcategoryIndex({ category }: { category: IndexedCategory }) {
  const { slug, title, accent, subcategories } = category;
  if (subcategories.length === 0) return null;
  return (
    <section className="page-column pt-16 md:pt-20">
      <h2 className="font-display text-2xl">Shop by {title} Type</h2>
      <ul className="mt-7 grid border-line border-t sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {subcategories.map((subcategory) => (
          <li key={subcategory.slug} className="border-line border-b">
            <Link
              to={`/category/${slug}/${subcategory.slug}`}
              className="group flex h-full flex-col py-6"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="font-display text-xl group-hover:text-accent">
                  {subcategory.title}
                </h3>
                {subcategory.count && (
                  <span className={`figures text-sm ${accentClasses[accent].text}`}>
                    {subcategory.count}
                    <span className="sr-only"> products</span>
                  </span>
                )}
              </span>
              <span className="mt-2 flex items-end justify-between gap-6">
                <span className="max-w-sm text-sm text-soft">{subcategory.description}</span>
                <ArrowRightIcon className="shrink-0 text-soft transition-transform group-hover:translate-x-1 group-hover:text-accent" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
