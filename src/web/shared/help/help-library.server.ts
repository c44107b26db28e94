import { savedDropsLabel } from '~/domain/alerts/saved-drops';
import { helpSections } from '~/domain/help/help-category';
import { indexArticles, type SearchableArticle } from '~/domain/help/search-articles';
import { filterRules } from '~/domain/search/filters/filter-rules';
import { filterNames } from '~/domain/search/filters/filters';
import { renderMarkdown } from '../markdown/render-markdown.server';
import { type ArticleSource, readArticle } from './read-article.server';

const files = import.meta.glob<string>('./articles/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const categoryOrder = new Map<string, number>(helpSections.map(({ slug }, place) => [slug, place]));

/** Every article source in reading order. Throws on invalid front matter. */
export const articleSources: readonly ArticleSource[] = Object.entries(files)
  .map(([path, file]) => readArticle(path, file))
  .sort(
    (a, b) =>
      (categoryOrder.get(a.category) ?? 0) - (categoryOrder.get(b.category) ?? 0) ||
      a.order - b.order,
  );

export interface HelpArticle extends SearchableArticle, Pick<ArticleSource, 'category'> {
  html: string;
}

/** Every filter of a listing as a Markdown list. */
const filterList = filterNames
  .flatMap((name) => filterRules[name].help ?? [])
  .map((help, index, all) => `- ${help}${index === all.length - 1 ? '.' : ';'}`)
  .join('\n');

function createHelpLibrary(brandName: string) {
  const fill = (text: string) =>
    text
      .replaceAll('{brand}', brandName)
      .replaceAll('{savedDrops}', savedDropsLabel)
      .replaceAll('{filters}', filterList);
  const articles = articleSources.map(({ markdown, order, ...source }): HelpArticle => {
    const html = renderMarkdown(fill(markdown));
    const { title, summary } = source;
    return { ...source, title: fill(title), summary: fill(summary), html, text: stripHtml(html) };
  });
  return {
    articles,
    index: indexArticles(articles),
    bySlug: new Map(articles.map((article) => [article.slug, article])),
  };
}

const libraries = new Map<string, ReturnType<typeof createHelpLibrary>>();

/** All articles with this brand name, rendered once. */
export function helpLibrary(brandName: string) {
  const library = libraries.get(brandName) ?? createHelpLibrary(brandName);
  libraries.set(brandName, library);
  return library;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Converts rendered Markdown to plain text; list items end like sentences. */
function stripHtml(html: string): string {
  return html
    .replace(/([^\s.;:!?])(<\/li>)/g, '$1.$2')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();
}
