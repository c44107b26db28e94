import { ButtonLink } from '~/web/ui/button-link';
import { Link } from '~/web/ui/link';

interface RelatedArticlesProps {
  articles: readonly { slug: string; title: string }[];
}

export function RelatedArticles({ articles }: RelatedArticlesProps) {
  return (
    <aside aria-labelledby="related" className="self-start lg:sticky lg:top-28">
      <h2 id="related" className="eyebrow text-accent">
        Related articles
      </h2>
      <ul className="mt-3 border-ink border-t">
        {articles.map(({ slug, title }) => (
          <li key={slug} className="border-line border-b">
            <Link
              to={`/help/${slug}`}
              className="block py-3 text-sm decoration-accent underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-soft text-sm">Not what you were looking for?</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/contact" variant="secondary" size="sm">
          Contact Us
        </ButtonLink>
        <ButtonLink to="/help" variant="quiet" size="sm">
          All articles
        </ButtonLink>
      </div>
    </aside>
  );
}
