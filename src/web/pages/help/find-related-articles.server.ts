import type { HelpArticle } from '~/web/shared/help/help-library.server';

const maxRelatedArticles = 5;

/** Articles that this one links to or shares keywords with, then others in its category. */
export function findRelatedArticles(article: HelpArticle, all: readonly HelpArticle[]) {
  const relevance = (other: HelpArticle) =>
    (article.html.includes(`"/help/${other.slug}"`) ? 3 : 0) +
    other.keywords.filter((word) => article.keywords.includes(word)).length +
    (other.category === article.category ? 0.5 : 0);
  return all
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, score: relevance(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxRelatedArticles)
    .map(({ other: { slug, title } }) => ({ slug, title }));
}
