import { Link } from 'react-router';
import type { Category } from '~/domain/category';

/** The ways into a category. */
export function SubcategoryIndex({ category }: { category: Category }) {
  return (
    <section className="page-column pb-16">
      <h2 className="font-display text-2xl">Shop by {category.name} Type</h2>
      <ul className="mt-6 grid border-line border-t sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {category.subcategories.map(({ slug, name }) => (
          <li key={slug} className="border-line border-b">
            <Link
              to={`/category/${category.slug}/${slug}`}
              className="flex items-baseline justify-between py-4 hover:text-accent"
            >
              {name} <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
