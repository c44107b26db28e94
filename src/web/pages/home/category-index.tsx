import { Link } from 'react-router';
import { categories } from '~/domain/category';

/** The six categories as a magazine's table of contents. */
export function CategoryIndex({ counts }: { counts: Record<string, string> }) {
  return (
    <section className="border-y border-line bg-surface py-16 md:py-24">
      <div className="page-column">
        <h2 className="font-display text-3xl">Shop by category</h2>
        <ol className="mt-10 grid gap-x-16 border-t border-line md:grid-cols-2">
          {categories.map(({ slug, name, description }, index) => (
            <li key={slug} className="border-b border-line">
              <Link
                to={`/category/${slug}`}
                className="group grid grid-cols-[2.75rem_1fr_auto] items-baseline gap-x-2 py-6"
              >
                <span className="figures font-display text-lg text-accent">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span>
                  <span className="block font-display text-2xl">
                    {name}
                    {counts[slug] && (
                      <span className="figures ml-3 font-sans text-sm text-soft">
                        {counts[slug]}
                      </span>
                    )}
                  </span>
                  <span className="mt-1 block text-sm text-soft">{description}</span>
                </span>
                <span
                  aria-hidden
                  className="text-xl text-soft transition-transform group-hover:translate-x-1 group-hover:text-accent"
                >
                  →
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
