import type { HelpArticle } from '~/web/shared/help/help-library.server';

const most = 5;

/** Articles that this one links to or shares keywords with; then others of its shelf. */
export function relatedTo(article: HelpArticle, all: readonly HelpArticle[]) {
  const nearness = (other: HelpArticle) =>
    (article.html.includes(`"/help/${other.slug}"`) ? 3 : 0) +
    other.keywords.filter((word) => article.keywords.includes(word)).length +
    (other.category === article.category ? 0.5 : 0);
  return all
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, score: nearness(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other: { slug, title } }) => ({ slug, title }));
}
