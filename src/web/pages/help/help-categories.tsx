import type { HelpSectionSlug } from '~/domain/help/help-category';
import { cx } from '~/web/ui/class-names';
import { Link } from '~/web/ui/link';

interface SectionArticles {
  slug: HelpSectionSlug;
  name: string;
  description: string;
  articles: readonly { slug: string; title: string }[];
}

interface HelpCategoriesProps {
  categories: readonly SectionArticles[];
  guides: SectionArticles;
}

const sectionColors: Record<HelpSectionSlug, string> = {
  'getting-started': 'border-sage text-sage',
  'account-privacy': 'border-plum text-plum',
  'prices-deals': 'border-rose text-rose',
  'stores-returns': 'border-honey text-honey',
  guides: 'border-accent text-accent',
};

/** All articles by category, and the guides below them. */
export function HelpCategories({ categories, guides }: HelpCategoriesProps) {
  return (
    <>
      <section aria-label="All articles" className="page-column pt-16 md:pt-20">
        <div className="gap-x-10 md:columns-2 lg:gap-x-16">
          {categories.map((category) => (
            <HelpSection key={category.slug} section={category} />
          ))}
        </div>
      </section>
      <div className="page-column">
        <HelpSection section={guides} />
      </div>
    </>
  );
}

function HelpSection({ section }: { section: SectionArticles }) {
  const { slug, name, description, articles } = section;
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-heading`}
      className="break-inside-avoid scroll-mt-24 pb-14"
    >
      <div
        className={cx(
          'flex items-baseline justify-between gap-4 border-t-2 pt-4',
          sectionColors[slug],
        )}
      >
        <h2 id={`${slug}-heading`} className="font-display text-2xl">
          {name}
        </h2>
        <p className="figures shrink-0 text-sm">{articles.length} articles</p>
      </div>
      <p className="mt-1 text-soft text-sm">{description}</p>
      <ul className="mt-4">
        {articles.map((article) => (
          <li key={article.slug} className="border-line border-b">
            <Link
              to={`/help/${article.slug}`}
              className="block py-2.5 decoration-accent underline-offset-4 hover:underline"
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
