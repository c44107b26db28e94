import type { Ref } from 'react';
import { MarkedText } from '~/web/shared/search/marked-text';
import { Link } from '~/web/ui/link';
import { TextLink } from '~/web/ui/text-link';
import type { HelpAnswer } from './use-help-search';

interface HelpResultsProps {
  ref: Ref<HTMLElement>;
  query: string;
  answer: HelpAnswer;
}

export function HelpResults({ ref, query, answer }: HelpResultsProps) {
  const articles = typeof answer === 'string' ? [] : answer;
  return (
    <section ref={ref} aria-labelledby="results" className="page-column min-h-96 pt-12">
      <h2 id="results" aria-live="polite" className="wrap-anywhere font-display text-2xl">
        {heading(query, answer)}
      </h2>
      {typeof answer !== 'string' && answer.length === 0 && (
        <p className="mt-4 max-w-prose text-soft">
          Try fewer or different words, or <TextLink to="/contact">ask us</TextLink>. A person
          replies within 24 hours.
        </p>
      )}
      {articles.length > 0 && (
        <ol className="mt-6 max-w-3xl border-line border-t">
          {articles.map(({ slug, title, excerpt, words }) => (
            <li key={slug} className="border-line border-b">
              <Link to={`/help/${slug}`} className="group block py-5">
                <span className="block font-display text-xl underline-offset-4 group-hover:underline">
                  <MarkedText text={title} query={words.join(' ')} />
                </span>
                <span className="mt-1 block text-soft text-sm">
                  <MarkedText text={excerpt} query={words.join(' ')} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function heading(query: string, answer: HelpAnswer): string {
  if (answer === 'searching') return 'Searching...';
  if (answer === 'failed') return 'We couldn’t load the articles. Select Search to try again.';
  if (answer.length === 0) return `No articles found for “${query}”`;
  return `${answer.length} ${answer.length === 1 ? 'article' : 'articles'} for “${query}”`;
}
